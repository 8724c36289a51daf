import type { ReactNode } from 'react'

interface Props {
  /** Names the panel and its heading. */
  id: string
  title: string
  line?: string
  /** Beside the title. */
  chip?: string
  children: ReactNode
}

/** A part of the form, or of what is read again. */
export function EntryPanel({ id, title, line, chip, children }: Props) {
  return (
    <section className="entry-panel" id={`entry-${id}`} aria-labelledby={`entry-${id}-title`}>
      <div className="entry-panel__head">
        <h2 id={`entry-${id}-title`} className="entry-panel__title">
          {title}
        </h2>
        {chip && <span className="entry-chip">{chip}</span>}
      </div>
      {line && <p className="entry-panel__line">{line}</p>}
      {children}
    </section>
  )
}
