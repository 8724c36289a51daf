import type { ReactNode } from 'react'
import styles from './ResultHead.module.css'

interface Props {
  /** The id of the heading. */
  id: string
  who: ReactNode
  state: ReactNode
  text: string
}

/** The head of a result: whom it is about, its state, and one sentence. */
export const ResultHead = ({ id, who, state, text }: Props) => (
  <div className={styles.head}>
    <p className={styles.who}>{who}</p>
    <h2 id={id} className={styles.state}>
      {state}
    </h2>
    <p className={styles.text}>{text}</p>
  </div>
)

/** The facts of a result, below its head. */
export const ResultFacts = ({ children }: { children: ReactNode }) => (
  <div className={styles.facts}>{children}</div>
)
