import type { ReactNode } from 'react'
import styles from './SignatureTools.module.css'

/** The buttons below a signature. */
export const SignatureTools = ({ children }: { children: ReactNode }) => (
  <p className={styles.tools}>{children}</p>
)
