import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import './StepLine.css'

interface Step {
  name: string
  state: 'done' | 'wrong' | 'open'
}

/** The steps of signing up; the first that is not done is where one stands. */
export function StepLine({ steps }: { steps: Step[] }) {
  const { t } = useText()
  const current = steps.findIndex(({ state }) => state !== 'done')
  return (
    <ol className="step-line" aria-label={t('entry.steps')}>
      {steps.map(({ name, state }, index) => {
        const isCurrent = index === current
        const kind = state === 'open' && isCurrent ? 'current' : state
        return (
          <li
            key={name}
            className={`step step--${kind}`}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="step__mark">
              {kind === 'done' && <Icon name="check" size={16} />}
              {kind === 'wrong' && <strong aria-hidden="true">!</strong>}
              {(kind === 'open' || kind === 'current') && index + 1}
            </span>
            {name}
            {(kind === 'done' || kind === 'wrong') && (
              <span className="visually-hidden">{t(`entry.step.${kind}`)}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
