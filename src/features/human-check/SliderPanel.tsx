import type { Scene } from '../../api/humanCheck.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import type { HumanOutcome } from '../../stores/humanCheck.ts'
import { Puzzle } from './Puzzle.tsx'
import { Unavailable } from './Unavailable.tsx'
import { useChallenge } from './useChallenge.ts'

interface Props {
  scene: Scene
  onEnd: (outcome: HumanOutcome) => void
}

/** The site's own slider: a piece is moved into its gap. */
export function SliderPanel({ scene, onEnd }: Props) {
  const { t } = useText()
  const { state, isRefused, renew, verify } = useChallenge(scene, (proof) =>
    onEnd({ kind: 'passed', proof }),
  )
  if (state.kind === 'unavailable') return <Unavailable onRetry={renew} />
  return (
    <>
      <p className="human-check__line">{t('humanCheck.line')}</p>
      {state.kind === 'loading' ? (
        <div className="human-check__waiting" role="status">
          <span className="visually-hidden">{t('site.loading')}</span>
        </div>
      ) : (
        <Puzzle
          key={state.challenge.id}
          challenge={state.challenge}
          isChecking={state.kind === 'checking'}
          onPlaced={verify}
        />
      )}
      <p className="human-check__fault" role="alert">
        {isRefused && (
          <>
            <Icon name="info" size={18} />
            {t('humanCheck.refused')}
          </>
        )}
      </p>
      <button type="button" className="human-check__renew" onClick={renew}>
        {t('humanCheck.renew')}
      </button>
    </>
  )
}
