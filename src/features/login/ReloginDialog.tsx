import { Dialog } from '../../components/Dialog.tsx'
import { addTexts } from '../../i18n/i18n.ts'
import * as loginTexts from '../../i18n/texts/login.ts'
import { useText } from '../../i18n/useText.ts'
import { loginAsked } from '../../stores/loginDrawer.ts'
import { reloginClosed } from '../../stores/session.ts'

addTexts(loginTexts)

/** Says that the sign-in has expired, and leads to the login over the same page (spec §4). */
export default function ReloginDialog() {
  const { t } = useText()
  return (
    <Dialog title={t('login.expired')} closeLabel={t('site.close')} onClose={reloginClosed}>
      <p className="dialog__text">{t('login.expired.text')}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          reloginClosed()
          loginAsked()
        }}
      >
        {t('login.submit')}
      </button>
    </Dialog>
  )
}
