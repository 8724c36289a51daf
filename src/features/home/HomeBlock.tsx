import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import layout from '#styles/layout.module.css'
import styles from './HomeBlock.module.css'

interface Props {
  title: string
  subtitle?: ReactNode
  background?: 'white' | 'grey' | 'paper' | 'band'
  /** To the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A block of the home page: background, serif heading with a line beside it, content. */
export function HomeBlock({ title, subtitle, background = 'white', action, children }: Props) {
  const id = useId()
  return (
    <section className={clsx(styles.homeBlock, styles[background])} aria-labelledby={id}>
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
          {action}
        </div>
        {children}
      </div>
    </section>
  )
}
