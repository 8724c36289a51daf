import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './TextButton.module.css'

/** A button that looks like a link within text. */
export const TextButton = ({
  isSmall,
  className,
  ...button
}: ComponentProps<'button'> & { isSmall?: boolean }) => (
  <button
    type="button"
    {...button}
    className={clsx(styles.textButton, isSmall && styles.small, className)}
  />
)
