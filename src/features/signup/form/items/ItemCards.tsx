import type { ReactNode } from 'react'
import styles from './ItemCards.module.css'

/** The cards of a choice beside each other, or below each other on a narrow page. */
export const ItemCards = ({ children }: { children: ReactNode }) => (
  <div className={styles.itemCards}>{children}</div>
)
