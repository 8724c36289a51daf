import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import layout from '#styles/layout.module.css'
import styles from './HomeBlock.module.css'

interface Props {
  title: string
  line?: ReactNode
  ground?: 'white' | 'grey' | 'paper' | 'band'
  /** To the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A block of the home page: background, serif heading with a line beside it, content. */
export function HomeBlock({ title, line, ground = 'white', action, children }: Props) {
  const id = useId()
  return (
    <section className={clsx(styles.homeBlock, styles[ground])} aria-labelledby={id}>
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.line}>{line}</p>
          {action}
        </div>
        {children}
      </div>
    </section>
  )
}
