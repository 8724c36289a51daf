import { Dialog } from '#components/Dialog.tsx'
import { addTexts } from '#i18n/i18n.ts'
import * as signOutTexts from '#i18n/texts/signOut.ts'
import { useText } from '#i18n/useText.ts'
import { closeSignOut, signOutOf } from '#stores/session.ts'
import dialog from '#components/Dialog.module.css'
import buttons from '#components/buttons.module.css'

addTexts(signOutTexts)

/** Asks, before a log-out, whether the drafts of the account's forms are to stay in the browser. */
export default function SignOutDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('signOut.title')} closeLabel={t('site.close')} onClose={closeSignOut}>
      <p className={dialog.text}>{t('signOut.text')}</p>
      <p className={dialog.actions}>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => signOutOf({ isDraftKept: false })}
        >
          {t('signOut.delete')}
        </button>
        <button
          type="button"
          className={buttons.plain}
          onClick={() => signOutOf({ isDraftKept: true })}
        >
          {t('signOut.keep')}
        </button>
      </p>
    </Dialog>
  )
}
