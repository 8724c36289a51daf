import type { ComponentProps } from 'react'
import styles from './QuietButton.module.css'

/** A small button without a frame, beside a text or a value. */
export const QuietButton = (button: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...button} type="button" className={styles.quietButton} />
)
