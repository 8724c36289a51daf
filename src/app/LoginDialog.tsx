import { Dialog } from '../components/Dialog.tsx'
import { useText } from '../i18n/useText.ts'
import { loginClosed } from '../stores/loginDrawer.ts'

/** Says that signing in is to come, until the account centre is connected. */
export default function LoginDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('site.login')} closeLabel={t('site.close')} onClose={loginClosed}>
      <p className="dialog__text">{t('site.login.later')}</p>
      <button type="button" className="button button--pine" onClick={loginClosed}>
        {t('site.confirm')}
      </button>
    </Dialog>
  )
}
