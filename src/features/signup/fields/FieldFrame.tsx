import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import 'virtual:antd-signup.css'
import styles from './FieldFrame.module.css'

/** The frame of a field, in which the component library's controls have the site's own states. */
export const FieldFrame = ({
  isWide = false,
  ...frame
}: Omit<ComponentProps<'div'>, 'className'> & { isWide?: boolean }) => (
  <div {...frame} className={clsx(styles.field, isWide && styles.wide)} />
)
