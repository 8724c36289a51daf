import { type ReactNode, useId } from 'react'
import layout from '#styles/layout.module.css'
import styles from './Part.module.css'

interface Props {
  label: string
  /** Hides the label visually, if the field's own label is next to the control. */
  isLabelHidden?: boolean
  /** Renders the control with the id that the label refers to. */
  children: (id: string) => ReactNode
}

/** One of a field's several controls, with its own label. */
export function Part({ label, isLabelHidden = false, children }: Props) {
  const id = useId()
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={isLabelHidden ? layout.visuallyHidden : styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
