import { Dialog, DialogActions, DialogText } from '#components/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { signOut as en } from '#i18n/locales/en/signOut.ts'
import { signOut as zh } from '#i18n/locales/zh/signOut.ts'
import { useText } from '#i18n/useText.ts'
import { cancelLogout, completeLogout } from '#stores/session.ts'

addTexts({ zh, en })

/** Asks, before a log-out, whether the drafts of the account's forms are to stay in the browser. */
export default function LogoutDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('signOut.title')} closeLabel={t('site.close')} onClose={cancelLogout}>
      <DialogText>{t('signOut.text')}</DialogText>
      <DialogActions>
        <Button variant="secondary" onClick={() => completeLogout({ isDraftKept: false })}>
          {t('signOut.delete')}
        </Button>
        <Button variant="plain" onClick={() => completeLogout({ isDraftKept: true })}>
          {t('signOut.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
