import { type ComponentType, createElement, type ReactNode } from 'react'
import { isBlank } from '#domain/fields/fieldType.ts'
import {
  type FieldOf,
  type FieldSpec,
  type FieldType,
  type FieldValues,
  readValue,
} from '#domain/fields/fieldTypes.ts'
import { useText } from '#i18n/useText.ts'
import type { FieldView, OutputProps } from './fieldView.ts'
import { fieldViews } from './fieldViews.ts'
import styles from './FieldOutput.module.css'

interface Props {
  field: FieldSpec
  value: unknown
  /** Compact form: no placeholder for an empty value, and no actions. */
  isBare?: boolean
}

function outputOf<T extends FieldType>(
  type: T,
  field: FieldOf<T>,
  value: FieldValues[T],
  isBare: boolean,
) {
  const { Output }: FieldView<T> = fieldViews[type]
  const output: ComponentType<OutputProps<T>> = Output
  return createElement(output, { field, value, isBare })
}

/** A field's value in the review. */
export function FieldOutput({ field, value: typed, isBare = false }: Props): ReactNode {
  const { t } = useText()
  const value = readValue(field.type, typed)
  if (isBlank(value) && value !== 0) {
    return isBare ? null : <span className={styles.none}>{t('signup.blank')}</span>
  }
  return outputOf(field.type, field, value, isBare)
}
