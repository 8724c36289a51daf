import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { loginAsked } from '../../stores/loginDrawer.ts'
import { useAccount } from './useAccount.ts'

/** Over a form whose sign-in has ended in the meantime. */
export function SignedOutLine() {
  const { t } = useText()
  const isSignedIn = useAccount() !== ''
  if (isSignedIn) return null
  return (
    <p className="entry-told entry-told--warning" role="status">
      <Icon name="info" />
      <span>{t('entry.signedOut')}</span>
      <button type="button" className="signup-link" onClick={loginAsked}>
        {t('entry.signIn.button')}
      </button>
    </p>
  )
}
