import { createElement, type ComponentType, type ReactNode } from 'react'
import type { FieldOf, FieldType, SignUpField } from '../../api/signUpField.ts'
import { useText } from '../../i18n/useText.ts'
import { type FieldValues, isBlank, readValue } from './fieldValue.ts'
import { type ReadingProps, readings } from './readings.tsx'

interface Props {
  field: SignUpField
  value: unknown
  /** Nothing stands in the place of what is not filled in. */
  isBare?: boolean
}

function readingOf<T extends FieldType>(type: T, field: FieldOf<T>, value: FieldValues[T]) {
  const reading: ComponentType<ReadingProps<T>> = readings[type]
  return createElement(reading, { field, value })
}

/** What was filled in, to be read again before it is sent. */
export function Reading({ field, value: held, isBare = false }: Props): ReactNode {
  const { t } = useText()
  const value = readValue(field.type, held)
  if (isBlank(value) && value !== 0) {
    return isBare ? null : <span className="reading__none">{t('entry.blank')}</span>
  }
  return readingOf(field.type, field, value)
}
