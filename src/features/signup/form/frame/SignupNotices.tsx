import { Link } from 'react-router-dom'
import { Notice } from '#components/page/Notice.tsx'
import { PageLoading } from '#components/page/PageLoading.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { openLogin } from '#stores/loginDrawer.ts'
import { useIsLoggedIn } from '#stores/session.ts'
import { useLoginOnArrival } from '../../model/useLoginOnArrival.ts'

/** Skeleton shown while a page loads. */
export function SignupLoading() {
  const { t } = useText()
  return <PageLoading title={t('fields.waiting')} />
}

interface Failed {
  onRetry: () => void
  title?: string
  text?: string
}

export function SignupFailed({ onRetry, title, text }: Failed) {
  const { t } = useText()
  return (
    <Notice
      title={title ?? t('signup.failed')}
      text={text ?? t('signup.failed.text')}
      picture="offline"
    >
      <Button variant="secondary" onClick={onRetry}>
        {t('site.retry')}
      </Button>
    </Notice>
  )
}

/** Shown when account data fails to load, after a logout or a network error. */
export function AccountFailed(props: Failed) {
  const { t } = useText()
  if (useIsLoggedIn()) return <SignupFailed {...props} />
  return (
    <Notice title={t('signup.loggedOut')} text={t('signup.loggedOut.text')} picture="empty">
      <Button variant="primary" onClick={() => openLogin()}>
        {t('signup.loginNeeded.button')}
      </Button>
    </Notice>
  )
}

/** Asks the visitor to log in. The login drawer opens by itself once. */
export function LoginNeeded() {
  const { t } = useText()
  useLoginOnArrival()
  return (
    <Notice title={t('signup.loginNeeded')} text={t('signup.loginNeeded.text')} picture="empty">
      <Button variant="primary" onClick={() => openLogin()}>
        {t('signup.loginNeeded.button')}
      </Button>
      <Button as={Link} to="/home" variant="plain">
        {t('site.backHome')}
      </Button>
    </Notice>
  )
}

/** In another tab, another account has logged in: nothing may be sent in its name by accident. */
export function AccountChanged({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useText()
  return (
    <Notice title={t('signup.otherAccount')} text={t('signup.otherAccount.text')} picture="empty">
      <Button variant="primary" onClick={() => openLogin()}>
        {t('signup.otherAccount.back')}
      </Button>
      <Button variant="plain" onClick={onGoOn}>
        {t('signup.otherAccount.goOn')}
      </Button>
    </Notice>
  )
}
