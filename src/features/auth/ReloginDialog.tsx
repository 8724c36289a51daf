import { Dialog, DialogText } from '#components/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { login as en } from '#i18n/locales/en/login.ts'
import { login as zh } from '#i18n/locales/zh/login.ts'
import { useText } from '#i18n/useText.ts'
import { openLogin } from '#stores/loginDrawer.ts'
import { closeRelogin } from '#stores/session.ts'

addTexts({ zh, en })

/** Says that the session has expired, and opens the login over the same page (spec §4). */
export default function ReloginDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('login.expired')} closeLabel={t('site.close')} onClose={closeRelogin}>
      <DialogText>{t('login.expired.text')}</DialogText>
      <Button
        variant="primary"
        onClick={() => {
          closeRelogin()
          openLogin()
        }}
      >
        {t('login.submit')}
      </Button>
    </Dialog>
  )
}
