import type { ReactNode } from 'react'
import styles from './CountdownText.module.css'

/** Small print on the band of the clock. */
export const CountdownText = ({ children }: { children: ReactNode }) => (
  <p className={styles.text}>{children}</p>
)
