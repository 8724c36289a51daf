import type { ReactNode } from 'react'
import styles from './PreviewBar.module.css'

/** The tools above a file. */
export const PreviewBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
)
