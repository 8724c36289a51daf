import type { MouseEvent } from 'react'
import { MountainSketch } from './MountainSketch.tsx'

interface Props {
  title: string
  text?: string
  /** Shows the outlines of what is to come. */
  isWaiting?: boolean
  action?: string
  onAction?: (event: MouseEvent) => void
}

/** What stands in the place of an answer: why there is none, and one way on. */
export function LookupMessage({ title, text, isWaiting = false, action, onAction }: Props) {
  return (
    <section className="lookup-panel lookup-message">
      {!isWaiting && <MountainSketch />}
      <div role="status">
        <h2 className="lookup-message__title">{title}</h2>
        {text && <p className="lookup-message__text">{text}</p>}
      </div>
      {isWaiting && (
        <>
          <i className="lookup-message__shape" />
          <i className="lookup-message__shape" />
        </>
      )}
      {action && (
        <button type="button" className="button button--plain" onClick={onAction}>
          {action}
        </button>
      )}
    </section>
  )
}
