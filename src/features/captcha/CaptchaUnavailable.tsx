import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { CaptchaError } from './CaptchaError.tsx'
import type { ChallengeFailure } from './useChallenge.ts'
import styles from './CaptchaUnavailable.module.css'

interface Props {
  reason: ChallengeFailure
  onRetry: () => void
}

/** The captcha is unavailable: the reason, and a retry. */
export function CaptchaUnavailable({ reason, onRetry }: Props) {
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  // It replaces the field or slider that had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <div className={styles.unavailable}>
      <CaptchaError>
        {t(reason === 'tooMany' ? 'login.tooMany' : 'captcha.unavailable')}
      </CaptchaError>
      <Button ref={button} variant="secondary" onClick={onRetry}>
        {t('site.retry')}
      </Button>
    </div>
  )
}
