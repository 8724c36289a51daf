import { createContext, useContext } from 'react'

/** How a control is linked to its label and to the lines around it. */
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

/** Attributes of a field's only control. */
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
