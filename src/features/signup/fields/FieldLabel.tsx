import type { ComponentProps, ElementType } from 'react'
import styles from './FieldLabel.module.css'

type Props<E extends ElementType> = {
  /** What it is instead of a label, if it names a group. */
  as?: E
} & Omit<ComponentProps<E>, 'as' | 'className'>

/** The name of a field. */
export function FieldLabel<E extends ElementType = 'label'>(props: Props<E>) {
  const { as, ...rest } = props
  const Element: ElementType = as ?? 'label'
  return <Element {...rest} className={styles.label} />
}
