import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './PreviewMessage.module.css'

/** A message in place of a file. */
export const PreviewMessage = ({ className, ...message }: ComponentProps<'div'>) => (
  <div {...message} className={clsx(styles.message, className)} />
)
