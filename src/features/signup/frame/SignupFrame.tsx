import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageHeading } from '../../../components/page/PageHeading.tsx'
import styles from './SignupFrame.module.css'

interface Props {
  title: string
  line?: ReactNode
  /** Shown at the bottom of the white header. */
  steps?: ReactNode
  children: ReactNode
}

/** Layout of a sign-up page: title in a white header, content on grey. */
export function SignupFrame({ title, line, steps, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    // The button that led here is gone, and focus with it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.row}>
          <PageHeading ref={heading} className={styles.title} title={title} />
          {line && <p className={styles.line}>{line}</p>}
          {steps}
        </div>
      </header>
      <div className={clsx(styles.row, styles.body)}>{children}</div>
    </div>
  )
}
