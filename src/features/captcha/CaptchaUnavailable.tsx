import { useText } from '../../i18n/useText.ts'
import { CaptchaError } from './CaptchaError.tsx'
import type { ChallengeFailure } from './useChallenge.ts'
import styles from './CaptchaDialog.module.css'
import buttons from '../../components/buttons.module.css'

interface Props {
  reason: ChallengeFailure
  onRetry: () => void
}

/** The captcha is unavailable: the reason, and a retry. */
export function CaptchaUnavailable({ reason, onRetry }: Props) {
  const { t } = useText()
  return (
    <div className={styles.unavailable}>
      <CaptchaError>
        {t(reason === 'tooMany' ? 'login.tooMany' : 'captcha.unavailable')}
      </CaptchaError>
      <button type="button" className={buttons.secondary} onClick={onRetry}>
        {t('site.retry')}
      </button>
    </div>
  )
}
