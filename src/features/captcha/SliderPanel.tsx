import { fetchCaptchaChallenge, type Scene } from '../../api/user/captcha.ts'
import { useText } from '../../i18n/useText.ts'
import type { CaptchaOutcome } from '../../stores/captcha.ts'
import { CaptchaError } from './CaptchaError.tsx'
import { Puzzle } from './Puzzle.tsx'
import { CaptchaUnavailable } from './CaptchaUnavailable.tsx'
import { useChallenge } from './useChallenge.ts'
import styles from './CaptchaDialog.module.css'
import layout from '../../styles/layout.module.css'

interface Props {
  scene: Scene
  onEnd: (outcome: CaptchaOutcome) => void
}

async function loadPicture(scene: Scene, signal: AbortSignal) {
  const challenge = await fetchCaptchaChallenge(scene, signal)
  const isWhole = challenge.id && challenge.picture && challenge.width && challenge.pieceSize
  return isWhole ? challenge : undefined
}

/** The site's own slider: a piece is moved into its gap. */
export function SliderPanel({ scene, onEnd }: Props) {
  const { t } = useText()
  const captcha = useChallenge({
    scene,
    load: loadPicture,
    onPassed: (proof) => onEnd({ kind: 'passed', proof }),
  })
  const { challenge, failure, isRejected, renew } = captcha
  if (failure) return <CaptchaUnavailable reason={failure} onRetry={renew} />
  return (
    <>
      <p className={styles.line}>{t('captcha.line')}</p>
      {captcha.isLoading || !challenge ? (
        <div className={styles.waiting} role="status">
          <span className={layout.visuallyHidden}>{t('site.loading')}</span>
        </div>
      ) : (
        <Puzzle
          key={challenge.id}
          challenge={challenge}
          isChecking={captcha.isChecking}
          takesFocus={isRejected}
          onPlaced={(x) => captcha.verify({ x })}
        />
      )}
      <CaptchaError>{isRejected && t('captcha.rejected')}</CaptchaError>
      <button type="button" className={styles.renew} onClick={renew}>
        {t('captcha.renew')}
      </button>
    </>
  )
}
