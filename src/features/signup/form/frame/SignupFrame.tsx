import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageHeading } from '#components/page/PageHeading.tsx'
import styles from './SignupFrame.module.css'

interface Props {
  title: string
  /** What the heading shows, if more than plain text. */
  heading?: ReactNode
  subtitle?: ReactNode
  /** Shown at the bottom of the white header. */
  steps?: ReactNode
  children: ReactNode
}

/** Layout of a sign-up page: title in a white header, content on grey. */
export function SignupFrame({ title, heading = title, subtitle, steps, children }: Props) {
  const focused = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    // The button that led here is gone, and focus with it; on arrival nothing has had it yet.
    const isLost =
      document.activeElement === document.body && navigator.userActivation.hasBeenActive
    if (isLost) focused.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.row}>
          <PageHeading ref={focused} className={styles.title} title={title}>
            {heading}
          </PageHeading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {steps}
        </div>
      </header>
      <div className={clsx(styles.row, styles.body)}>{children}</div>
    </div>
  )
}
