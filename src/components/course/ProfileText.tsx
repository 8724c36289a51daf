import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './ProfileText.module.css'

/** A line about the profile, above it; bold if it is about the marked place. */
export const ProfileText = ({ isHere, children }: { isHere?: boolean; children: ReactNode }) => (
  <p className={clsx(styles.text, isHere && styles.textHere)} data-testid="profile-text">
    {children}
  </p>
)
