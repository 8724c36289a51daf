import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import styles from './Button.module.css'

type Props<E extends ElementType> = {
  /** The next action; another one; one that steps back. */
  variant: 'primary' | 'secondary' | 'plain'
  /** What it is instead of a button, such as `Link`; it takes the other props. */
  as?: E
  className?: string
} & Omit<ComponentProps<E>, 'as' | 'className' | 'variant'>

/** A button, or a link that looks like one. Submits a form only with `type="submit"`. */
export function Button<E extends ElementType = 'button'>(props: Props<E>) {
  const { as, variant, className, ...rest } = props
  const Element: ElementType = as ?? 'button'
  return (
    <Element
      type={as ? undefined : 'button'}
      {...rest}
      className={clsx(styles[variant], className)}
    />
  )
}
