import type { ReactNode } from 'react'
import styles from './CertificateActions.module.css'

/** What can be done with a certificate. */
export const CertificateActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
