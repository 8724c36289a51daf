import type { ReactNode } from 'react'
import styles from './FieldGrid.module.css'

/** Fields in two columns, or in one on a narrow page. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.fieldGrid}>{children}</div>
)
