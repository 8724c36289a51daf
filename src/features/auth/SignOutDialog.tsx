import { Dialog } from '../../components/Dialog.tsx'
import { addTexts } from '../../i18n/i18n.ts'
import * as loginTexts from '../../i18n/texts/login.ts'
import { useText } from '../../i18n/useText.ts'
import { closeSignOut, signOutOf } from '../../stores/session.ts'
import dialog from '../../components/Dialog.module.css'
import buttons from '../../components/buttons.module.css'

addTexts(loginTexts)

/** Asks, before a log-out, whether the drafts of the account's forms are to stay in the browser. */
export default function SignOutDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('login.draft')} closeLabel={t('site.close')} onClose={closeSignOut}>
      <p className={dialog.text}>{t('login.draft.text')}</p>
      <p className={dialog.actions}>
        <button
          type="button"
          className={buttons.primary}
          onClick={() => signOutOf({ isDraftKept: false })}
        >
          {t('login.draft.delete')}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => signOutOf({ isDraftKept: true })}
        >
          {t('login.draft.keep')}
        </button>
      </p>
    </Dialog>
  )
}
