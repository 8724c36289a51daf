import { type ReactNode, useId } from 'react'

interface Props {
  label: string
  /** Makes the control with the id that the label names. */
  children: (id: string) => ReactNode
}

/** One of a field's several controls, under a label of its own. */
export function Part({ label, children }: Props) {
  const id = useId()
  return (
    <div className="signup-part">
      <label htmlFor={id} className="signup-part__label">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
