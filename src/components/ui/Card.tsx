import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import styles from './Card.module.css'

type Props<E extends ElementType> = {
  /** What it is instead of a section. */
  as?: E
  className?: string
} & Omit<ComponentProps<E>, 'as' | 'className'>

/** A framed part of a page; printed without the frame. */
export function Card<E extends ElementType = 'section'>(props: Props<E>) {
  const { as, className, ...rest } = props
  const Element: ElementType = as ?? 'section'
  return <Element {...rest} className={clsx(styles.card, className)} />
}
