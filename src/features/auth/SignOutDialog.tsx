import { Dialog, DialogActions, DialogText } from '#components/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { signOut as en } from '#i18n/locales/en/signOut.ts'
import { signOut as zh } from '#i18n/locales/zh/signOut.ts'
import { useText } from '#i18n/useText.ts'
import { closeSignOutQuestion, signOutOf } from '#stores/session.ts'

addTexts({ zh, en })

/** Asks, before a log-out, whether the drafts of the account's forms are to stay in the browser. */
export default function SignOutDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('signOut.title')} closeLabel={t('site.close')} onClose={closeSignOutQuestion}>
      <DialogText>{t('signOut.text')}</DialogText>
      <DialogActions>
        <Button variant="secondary" onClick={() => signOutOf({ isDraftKept: false })}>
          {t('signOut.delete')}
        </Button>
        <Button variant="plain" onClick={() => signOutOf({ isDraftKept: true })}>
          {t('signOut.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
