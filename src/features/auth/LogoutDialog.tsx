import { Dialog, DialogActions, DialogText } from '#components/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { logout as en } from '#i18n/locales/en/logout.ts'
import { logout as zh } from '#i18n/locales/zh/logout.ts'
import { useText } from '#i18n/useText.ts'
import { cancelLogout, completeLogout } from '#stores/session.ts'

addTexts({ zh, en })

/** Asks, before a logout, whether the drafts of the account's forms are to stay in the browser. */
export default function LogoutDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('logout.title')} closeLabel={t('site.close')} onClose={cancelLogout}>
      <DialogText>{t('logout.text')}</DialogText>
      <DialogActions>
        <Button variant="secondary" onClick={() => completeLogout({ isDraftKept: false })}>
          {t('logout.delete')}
        </Button>
        <Button variant="plain" onClick={() => completeLogout({ isDraftKept: true })}>
          {t('logout.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
