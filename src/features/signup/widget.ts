import type { FieldOf, FieldType } from '../../api/signUpField.ts'
import type { FieldValues } from './fieldValue.ts'

/** What every widget takes; label, rule, hint and fault stand around it in `SignupField`. */
export interface WidgetProps<T extends FieldType> {
  field: FieldOf<T>
  value: FieldValues[T]
  onChange: (value: FieldValues[T]) => void
  /** Changes a part of what is held by then: the rest may be newer than what was drawn. */
  onPart: (part: Partial<FieldValues[T]>) => void
  disabled: boolean
}

/** Props of a widget that serves several types. */
export type SharedProps<T extends FieldType> = T extends FieldType ? WidgetProps<T> : never
