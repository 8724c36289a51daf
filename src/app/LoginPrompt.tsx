import { Dialog } from '../components/Dialog.tsx'
import { useText } from '../i18n/useText.ts'
import { loginClosed, useLoginDrawer } from '../stores/loginDrawer.ts'

/** Answers the login entry until the account centre is connected. */
export function LoginPrompt() {
  const isOpen = useLoginDrawer((state) => state.isOpen)
  const { t } = useText()
  if (!isOpen) return null
  return (
    <Dialog title={t('site.login')} closeLabel={t('site.close')} onClose={loginClosed}>
      <p className="dialog__text">{t('site.login.later')}</p>
      <button type="button" className="button button--pine" onClick={loginClosed}>
        {t('site.confirm')}
      </button>
    </Dialog>
  )
}
