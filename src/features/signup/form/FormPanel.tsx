import type { ReactNode } from 'react'
import { useText } from '#i18n/useText.ts'
import { Panel } from './frame/Panel.tsx'
import { PanelHead } from './frame/PanelHead.tsx'
import styles from './FormPanel.module.css'

interface Props {
  /** Used in the ids of the panel and its heading. */
  id: string
  title: ReactNode
  subtitle?: ReactNode
  /** Shown beside the title. */
  chip?: ReactNode
  /** Which step the panel is, if the form shows one at a time. */
  step?: { number: number; count: number }
  hidden?: boolean
  children: ReactNode
}

/** A section of the form or of the review. */
export function FormPanel({ id, title, subtitle, chip, step, hidden, children }: Props) {
  const { t } = useText()
  return (
    <Panel id={`entry-${id}`} aria-labelledby={`entry-${id}-title`} hidden={hidden}>
      {step && (
        <progress
          className={styles.progress}
          value={step.number}
          max={step.count}
          aria-hidden="true"
        />
      )}
      <PanelHead
        id={`entry-${id}-title`}
        tabIndex={step ? -1 : undefined}
        chip={chip}
        subtitle={subtitle}
      >
        {step && <span className={styles.step}>{`${t('signup.section', step)} `}</span>}
        <span>{title}</span>
      </PanelHead>
      {children}
    </Panel>
  )
}
