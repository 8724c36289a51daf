import { clsx } from 'clsx'
import type { Checkbox, Radio } from 'antd'
import type { ComponentProps } from 'react'
import 'virtual:antd-signup.css'
import styles from './ChoiceControl.module.css'

type Control = typeof Checkbox | typeof Radio

/** A checkbox or a radio button with its label, which may have several lines. */
export function ChoiceControl<C extends Control>({
  as,
  className,
  ...control
}: { as: C } & ComponentProps<C>) {
  const Element: Control = as
  return <Element {...control} className={clsx(styles.choice, className)} />
}
