import { Dialog } from '#components/Dialog.tsx'
import { addTexts } from '#i18n/i18n.ts'
import * as signOutTexts from '#i18n/texts/signOut.ts'
import { useText } from '#i18n/useText.ts'
import { closeSignOut, signOutOf } from '#stores/session.ts'
import dialog from '#components/Dialog.module.css'
import { Button } from '#components/ui/Button.tsx'

addTexts(signOutTexts)

/** Asks, before a log-out, whether the drafts of the account's forms are to stay in the browser. */
export default function SignOutDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('signOut.title')} closeLabel={t('site.close')} onClose={closeSignOut}>
      <p className={dialog.text}>{t('signOut.text')}</p>
      <p className={dialog.actions}>
        <Button variant="secondary" onClick={() => signOutOf({ isDraftKept: false })}>
          {t('signOut.delete')}
        </Button>
        <Button variant="plain" onClick={() => signOutOf({ isDraftKept: true })}>
          {t('signOut.keep')}
        </Button>
      </p>
    </Dialog>
  )
}
