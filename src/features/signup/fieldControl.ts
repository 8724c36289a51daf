import { createContext, useContext } from 'react'

/** How a control is tied to the label and the lines that stand around it. */
export interface FieldControl {
  id: string
  labelId: string
  describedBy: string
  isRequired: boolean
  isInvalid: boolean
}

export const FieldControlContext = createContext<FieldControl>({
  id: '',
  labelId: '',
  describedBy: '',
  isRequired: false,
  isInvalid: false,
})

/** The element's id that a field's control has, and that a summary leads to. */
export const controlId = (key: string) => `signup-${key.replace(/\s/g, '-')}`

/** How controls are tied to a label that stands outside of a form. */
export const groupOf = (key: string): FieldControl => {
  const id = controlId(key)
  return { id, labelId: `${id}-label`, describedBy: '', isRequired: false, isInvalid: false }
}

/** Attributes of the one control of a field. */
export function useControl() {
  const { id, describedBy, isRequired, isInvalid } = useContext(FieldControlContext)
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-required': isRequired,
    'aria-invalid': isInvalid,
  }
}

/** Attributes of the element around a field's several controls. */
export function useGroup() {
  const { id, labelId, describedBy } = useContext(FieldControlContext)
  return {
    id,
    role: 'group',
    'aria-labelledby': labelId,
    'aria-describedby': describedBy || undefined,
  }
}
