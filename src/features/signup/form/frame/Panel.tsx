import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import styles from './Panel.module.css'

type Props<E extends ElementType> = {
  /** What it is instead of a section. */
  as?: E
  className?: string
} & Omit<ComponentProps<E>, 'as' | 'className'>

/** A framed part of a sign-up page. */
export function Panel<E extends ElementType = 'section'>(props: Props<E>) {
  const { as, className, ...rest } = props
  const Element: ElementType = as ?? 'section'
  return <Element {...rest} className={clsx(styles.panel, className)} />
}
