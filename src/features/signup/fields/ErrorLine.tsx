import type { ComponentProps } from 'react'
import { Icon } from '#components/Icon.tsx'
import styles from './ErrorLine.module.css'

/** What is wrong with a value or a choice, or why an action failed. */
export const ErrorLine = ({
  hasIcon = true,
  children,
  ...line
}: Omit<ComponentProps<'p'>, 'className'> & { hasIcon?: boolean }) => (
  <p {...line} className={styles.error}>
    {hasIcon && <Icon name="info" size={18} />}
    <span>{children}</span>
  </p>
)
