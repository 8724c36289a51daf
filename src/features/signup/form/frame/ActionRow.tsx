import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'

interface Props {
  /** At the end of a page, not within a panel. */
  isOfPage?: boolean
  className?: string
  children: ReactNode
}

/** The buttons of a panel or of a page. */
export const ActionRow = ({ isOfPage = false, className, children }: Props) => (
  <p className={clsx(styles.actionRow, !isOfPage && styles.inPanel, className)}>{children}</p>
)
