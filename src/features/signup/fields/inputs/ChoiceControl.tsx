import { Checkbox, Radio } from 'antd'
import { clsx } from 'clsx'
import type { AriaAttributes, ComponentProps } from 'react'
import 'virtual:antd-signup.css'
import styles from './ChoiceControl.module.css'

type RadioProps = Pick<
  ComponentProps<typeof Radio>,
  'children' | 'className' | 'disabled' | 'value'
>
type CheckboxProps = AriaAttributes &
  Pick<ComponentProps<typeof Checkbox>, 'checked' | 'children' | 'disabled' | 'onChange'>

/** A radio button with its label, which may have several lines. */
export const ChoiceRadio = ({ className, ...radio }: RadioProps) => (
  <Radio {...radio} className={clsx(styles.choice, className)} />
)

/** A checkbox with its label, which may have several lines. */
export const ChoiceCheckbox = (checkbox: CheckboxProps) => (
  <Checkbox {...checkbox} className={styles.choice} />
)
