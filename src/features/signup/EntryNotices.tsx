import { Link } from 'react-router-dom'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../../i18n/useText.ts'
import { loginAsked } from '../../stores/loginDrawer.ts'
import { useAccountNeeded } from '../../stores/accountNeeded.ts'

const PICTURE = '/edition-2024/empty-state.svg'

/** The shape of what comes. */
export function EntryWaiting() {
  const { t } = useText()
  return (
    <div className="page-waiting" role="status">
      <h1 className="visually-hidden">{t('signup.waiting')}</h1>
      <i className="page-waiting__banner" />
      <i className="page-waiting__line" />
      <i className="page-waiting__line" />
    </div>
  )
}

interface Failed {
  onRetry: () => void
  title?: string
  text?: string
}

export function EntryFailed({ onRetry, title, text }: Failed) {
  const { t } = useText()
  return (
    <Notice
      title={title ?? t('entry.failed')}
      text={text ?? t('entry.failed.text')}
      picture="/edition-2024/offline.svg"
    >
      <button type="button" className="button button--pine" onClick={onRetry}>
        {t('site.retry')}
      </button>
    </Notice>
  )
}

/** Asks to sign in before all else; the drawer opens by itself once. */
export function SignInNeeded() {
  const { t } = useText()
  useAccountNeeded()
  return (
    <Notice title={t('entry.signIn')} text={t('entry.signIn.text')} picture={PICTURE}>
      <button type="button" className="button" onClick={loginAsked}>
        {t('entry.signIn.button')}
      </button>
      <Link to="/home" className="button button--plain">
        {t('site.backHome')}
      </Link>
    </Notice>
  )
}

/** Another account has signed in, in another tab: nothing is sent in its name by accident. */
export function AccountChanged({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useText()
  return (
    <Notice title={t('entry.otherAccount')} text={t('entry.otherAccount.text')} picture={PICTURE}>
      <button type="button" className="button" onClick={loginAsked}>
        {t('entry.otherAccount.back')}
      </button>
      <button type="button" className="button button--plain" onClick={onGoOn}>
        {t('entry.otherAccount.goOn')}
      </button>
    </Notice>
  )
}
