import type { ReactNode } from 'react'
import { SmartLink } from '#components/SmartLink.tsx'
import styles from './OptionLink.module.css'

/** A link above an option, to a document to read first. */
export const OptionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <SmartLink isBeside to={to} className={styles.link}>
    {children}
  </SmartLink>
)
