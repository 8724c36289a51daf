import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  isShown: boolean
  children: ReactNode
}

/** A part of the card under its heading; absent when it has nothing to say. */
export function CardSection({ title, isShown, children }: Props) {
  const titleId = useId()
  if (!isShown) return null
  return (
    <section className="card-section" aria-labelledby={titleId}>
      <h3 id={titleId} className="card-section__title">
        {title}
      </h3>
      {children}
    </section>
  )
}
