import type { ReactNode } from 'react'
import './Notice.css'

interface Props {
  title: string
  text?: string
  picture?: string
  children?: ReactNode
  /** A screen of its own has the page's first heading. */
  isScreen?: boolean
}

/** A page that says something in place of content: one picture, one sentence, one way on. */
export function Notice({ title, text, picture, children, isScreen = false }: Props) {
  return (
    <section className={isScreen ? 'notice notice--screen' : 'notice'}>
      {picture && <img src={picture} alt="" width={480} height={320} className="notice__picture" />}
      <h1 className="notice__title">{title}</h1>
      {text && <p className="notice__text">{text}</p>}
      {children && <div className="notice__actions">{children}</div>}
    </section>
  )
}
