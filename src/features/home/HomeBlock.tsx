import { type ReactNode, useId } from 'react'
import './HomeBlock.css'

interface Props {
  title: string
  line?: string
  ground?: 'white' | 'grey' | 'paper' | 'pine'
  /** At the heading's right. */
  action?: ReactNode
  children: ReactNode
}

/** A block of the home page: its ground, a serif heading with a line beside it, its content. */
export function HomeBlock({ title, line, ground = 'white', action, children }: Props) {
  const id = useId()
  return (
    <section className={`home-block home-block--${ground}`} aria-labelledby={id}>
      <div className="wrap">
        <div className="home-block__head">
          <h2 id={id} className="home-block__title">
            {title}
          </h2>
          <p className="home-block__line">{line}</p>
          {action}
        </div>
        {children}
      </div>
    </section>
  )
}
