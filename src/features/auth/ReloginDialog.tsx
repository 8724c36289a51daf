import { Dialog } from '#components/Dialog.tsx'
import { addTexts } from '#i18n/i18n.ts'
import * as loginTexts from '#i18n/texts/login.ts'
import { useText } from '#i18n/useText.ts'
import { openLogin } from '#stores/loginDrawer.ts'
import { closeRelogin } from '#stores/session.ts'
import dialog from '#components/Dialog.module.css'
import buttons from '#components/buttons.module.css'

addTexts(loginTexts)

/** Says that the session has expired, and opens the login over the same page (spec §4). */
export default function ReloginDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('login.expired')} closeLabel={t('site.close')} onClose={closeRelogin}>
      <p className={dialog.text}>{t('login.expired.text')}</p>
      <button
        type="button"
        className={buttons.primary}
        onClick={() => {
          closeRelogin()
          openLogin()
        }}
      >
        {t('login.submit')}
      </button>
    </Dialog>
  )
}
