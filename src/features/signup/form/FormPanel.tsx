import type { ReactNode } from 'react'
import { useText } from '#i18n/useText.ts'
import panel from './Panel.module.css'

interface Props {
  /** Used in the ids of the panel and its heading. */
  id: string
  title: ReactNode
  line?: ReactNode
  /** Shown beside the title. */
  chip?: ReactNode
  /** Which step the panel is, if the form shows one at a time. */
  step?: { number: number; count: number } | undefined
  hidden?: boolean
  children: ReactNode
}

/** A section of the form or of the review. */
export function FormPanel({ id, title, line, chip, step, hidden, children }: Props) {
  const { t } = useText()
  return (
    <section
      className={panel.panel}
      id={`entry-${id}`}
      aria-labelledby={`entry-${id}-title`}
      hidden={hidden}
    >
      {step && (
        <progress
          className={panel.progress}
          value={step.number}
          max={step.count}
          aria-hidden="true"
        />
      )}
      <div className={panel.head}>
        <h2 id={`entry-${id}-title`} className={panel.title} tabIndex={step ? -1 : undefined}>
          {step && <span className={panel.step}>{`${t('signup.section', step)} `}</span>}
          <span>{title}</span>
        </h2>
        {chip && <span className={panel.chip}>{chip}</span>}
      </div>
      {line && <p className={panel.line}>{line}</p>}
      {children}
    </section>
  )
}
