import type { FieldControl } from './FieldControlContext.ts'

/** The element id of a field's control, used by links from the error summary. */
export const controlId = (key: string) => `signup-${key.replace(/\s/g, '-')}`

/** Links controls to a label outside a form. */
export const groupOf = (key: string): FieldControl => {
  const id = controlId(key)
  return { id, labelId: `${id}-label`, describedBy: '', isRequired: false, isInvalid: false }
}
