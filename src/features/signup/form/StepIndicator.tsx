import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import layout from '#styles/layout.module.css'
import styles from './StepIndicator.module.css'

interface Step {
  name: string
  state: 'done' | 'wrong' | 'open'
}

/** The sign-up steps; the first unfinished one is the current step. */
export function StepIndicator({ steps }: { steps: Step[] }) {
  const { t } = useText()
  const current = steps.findIndex(({ state }) => state !== 'done')
  return (
    <ol className={styles.stepLine} aria-label={t('signup.steps')}>
      {steps.map(({ name, state }, index) => {
        const isCurrent = index === current
        const kind = state === 'open' && isCurrent ? 'current' : state
        return (
          <li
            key={name}
            className={clsx(styles.step, styles[kind])}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {kind === 'done' && <Icon name="check" size={16} />}
              {kind === 'wrong' && <strong aria-hidden="true">!</strong>}
              {(kind === 'open' || kind === 'current') && <span>{index + 1}</span>}
            </span>
            <span className={styles.name}>{name}</span>
            {(kind === 'done' || kind === 'wrong') && (
              <span className={layout.visuallyHidden}>{t(`signup.step.${kind}`)}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
