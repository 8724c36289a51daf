import { type ComponentProps, memo } from 'react'
import { SignupField } from '../fields/SignupField.tsx'
import { changeValue, useOpenForm } from '../model/openForm.ts'

interface Props extends Omit<ComponentProps<typeof SignupField>, 'value' | 'onChange'> {
  /** The value that a document gives, in place of a typed one. */
  derived: unknown
}

/**
 * A field of the form. It follows its own typed value, so a keystroke re-renders no other field
 * immediately.
 */
export const FormField = memo(function FormField({ derived, ...props }: Props) {
  const typed = useOpenForm(({ openForm }) => openForm?.values[props.field.key])
  return <SignupField {...props} value={derived ?? typed} onChange={changeValue} />
})
