import type { ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'
import styles from './CaptchaError.module.css'

/** The error in an answer, announced when it appears. */
export function CaptchaError({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      {children && (
        <>
          <Icon name="info" size={18} />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
