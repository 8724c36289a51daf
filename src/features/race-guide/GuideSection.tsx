import { type ReactNode, useId } from 'react'
import styles from './GuideSection.module.css'

interface Props {
  title: string
  isShown: boolean
  children: ReactNode
}

/** A section of the race guide with its heading; omitted if empty. */
export function GuideSection({ title, isShown, children }: Props) {
  const titleId = useId()
  if (!isShown) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
