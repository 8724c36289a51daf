import type { ComponentType, Dispatch, SetStateAction } from 'react'
import type { FieldOf, FieldType, FieldValues } from '#domain/fields/fieldTypes.ts'

/** Props of every input; `SignupField` adds label, rule, hint and error. */
export interface InputProps<T extends FieldType> {
  field: FieldOf<T>
  value: FieldValues[T]
  /** As a function of the current value where that may be newer than the rendered one. */
  onChange: Dispatch<SetStateAction<FieldValues[T]>>
  /** Changes part of the current value. */
  onPart: (
    part: Partial<FieldValues[T]> | ((current: FieldValues[T]) => Partial<FieldValues[T]>),
  ) => void
  disabled: boolean
}

/** Props of an input shared by several field types. */
export type SharedProps<T extends FieldType> = T extends FieldType ? InputProps<T> : never

export interface OutputProps<T extends FieldType> {
  field: FieldOf<T>
  value: FieldValues[T]
  /** Compact form without actions, for the sidebar and for print. */
  isBare: boolean
}

/** The components and settings of a field type. */
export interface FieldView<T extends FieldType> {
  Input: ComponentType<InputProps<T>>
  /** The value for the review; never rendered for a blank value. */
  Output: ComponentType<OutputProps<T>>
  /** Whether the label belongs to one control or names a group. */
  labelling: 'control' | 'group'
  /** Width within the form. */
  width: 'half' | 'full'
  /** The kind of message shown when the field is left empty. */
  requiredMessage:
    | 'typed'
    | 'dated'
    | 'identified'
    | 'proved'
    | 'chosen'
    | 'read'
    | 'uploaded'
    | 'signed'
    | 'agreed'
}

/** One view for each of these field types. */
export type FieldViews<T extends FieldType> = { [K in T]: FieldView<K> }
