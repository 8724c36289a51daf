import type { ComponentProps, ElementType, ReactNode } from 'react'
import styles from './Columns.module.css'

type Props<E extends ElementType> = {
  /** What it is instead of a `div`. */
  as?: E
  /** The sidebar. */
  side: ReactNode
  children: ReactNode
} & Omit<ComponentProps<E>, 'as' | 'children' | 'className' | 'side'>

/** The content of a page beside its sidebar, or above it on a narrow page. */
export function Columns<E extends ElementType = 'div'>(props: Props<E>) {
  const { as, side, children, ...rest } = props
  const Element: ElementType = as ?? 'div'
  return (
    <Element {...rest} className={styles.columns}>
      <div className={styles.main}>{children}</div>
      {side}
    </Element>
  )
}
