import type { ReactNode } from 'react'
import panel from '../Panel.module.css'

interface Props {
  /** Used in the ids of the panel and its heading. */
  id: string
  title: ReactNode
  line?: ReactNode
  /** Shown beside the title. */
  chip?: ReactNode
  /** Which step the panel is, if the form shows one at a time. */
  step?: string | undefined
  hidden?: boolean
  children: ReactNode
}

/** A section of the form or of the review. */
export function FormPanel({ id, title, line, chip, step, hidden, children }: Props) {
  return (
    <section
      className={panel.panel}
      id={`entry-${id}`}
      aria-labelledby={`entry-${id}-title`}
      hidden={hidden}
    >
      <div className={panel.head}>
        <h2 id={`entry-${id}-title`} className={panel.title} tabIndex={step ? -1 : undefined}>
          {step && <span className={panel.step}>{step} </span>}
          {title}
        </h2>
        {chip && <span className={panel.chip}>{chip}</span>}
      </div>
      {line && <p className={panel.line}>{line}</p>}
      {children}
    </section>
  )
}
