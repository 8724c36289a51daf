import { fetchCaptchaChallenge, type Scene } from '#api/user/captcha.ts'
import { useText } from '#i18n/useText.ts'
import type { CaptchaOutcome } from '#stores/captcha.ts'
import { CaptchaError } from './CaptchaError.tsx'
import { CaptchaUnavailable } from './CaptchaUnavailable.tsx'
import { Puzzle } from './Puzzle.tsx'
import { RenewButton } from './RenewButton.tsx'
import { useChallenge } from './useChallenge.ts'
import layout from '#styles/layout.module.css'
import styles from './SliderPanel.module.css'

interface Props {
  scene: Scene
  onEnd: (outcome: CaptchaOutcome) => void
}

/** The site's own slider: a piece is moved into its gap. */
export function SliderPanel({ scene, onEnd }: Props) {
  const { t } = useText()
  const { challenge, failure, isLoading, isVerifying, isRejected, renew, verify } = useChallenge({
    scene,
    load: fetchCaptchaChallenge,
    onPassed: (captchaToken) => onEnd({ kind: 'passed', captchaToken }),
  })
  if (failure) return <CaptchaUnavailable reason={failure} onRetry={renew} />
  return (
    <>
      <p className={styles.instruction}>{t('captcha.line')}</p>
      {isLoading || !challenge ? (
        <div className={styles.waiting} role="status">
          <span className={layout.visuallyHidden}>{t('site.loading')}</span>
        </div>
      ) : (
        <Puzzle
          key={challenge.id}
          challenge={challenge}
          isVerifying={isVerifying}
          takesFocus={isRejected}
          onPlaced={(x) => verify({ x })}
        />
      )}
      <CaptchaError>{isRejected && t('captcha.rejected')}</CaptchaError>
      <RenewButton label={t('captcha.renew')} onClick={renew} />
    </>
  )
}
