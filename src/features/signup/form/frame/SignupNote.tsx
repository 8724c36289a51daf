import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'
import styles from './SignupNote.module.css'

type Props = {
  icon?: ComponentProps<typeof Icon>['name']
  isWarning?: boolean
  /** To the right of the text. */
  action?: ReactNode
} & Omit<ComponentProps<'div'>, 'className'>

/** A notice within a sign-up page, such as what has been restored or has failed. */
export const SignupNote = ({
  icon = 'info',
  isWarning = false,
  action,
  children,
  ...note
}: Props) => (
  <div {...note} className={clsx(styles.note, isWarning && styles.warning)}>
    <Icon name={icon} />
    <div className={styles.text}>{children}</div>
    {action}
  </div>
)
