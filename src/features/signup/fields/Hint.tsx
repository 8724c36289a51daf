import type { ComponentProps } from 'react'
import styles from './Hint.module.css'

/** A line about what is above it. */
export const Hint = (line: Omit<ComponentProps<'p'>, 'className'>) => (
  <p {...line} className={styles.hint} />
)
