import type { ComponentProps } from 'react'
import styles from './FinishParts.module.css'

/** The search for finishes, what it found and what was entered by hand, below each other. */
export const FinishParts = (parts: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...parts} className={styles.parts} />
)
