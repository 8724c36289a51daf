import type { Row } from '@libsql/client'
import { chosenOptions } from '#domain/fields/fieldPrice.ts'
import { type FieldSpec, fromApi } from '#domain/fields/fieldTypes.ts'
import { textOf } from '../database.ts'
import type { FormSource } from '../editions/signupTypes.ts'
import { specOf } from './fields/checkField.ts'

const sentIn = (row: Row): Record<string, unknown> => JSON.parse(textOf(row.body))

/**
 * A form's fields with what these sign-ups have left of each option: a form has all its places as
 * `placesLeft`.
 */
export function fieldsLeft({ fields }: FormSource, signups: Row[]): FieldSpec[] {
  const answers = signups.map(sentIn)
  return fields.map(specOf).map((field) => {
    if (!('options' in field)) return field
    const chosen = answers.flatMap((values) =>
      chosenOptions(field, fromApi(field, values[field.key])),
    )
    const options = field.options.map((option) => {
      if (option.placesLeft === undefined) return option
      const taken = chosen.filter((value) => value === option.value).length
      return { ...option, placesLeft: Math.max(option.placesLeft - taken, 0) }
    })
    return { ...field, options }
  })
}
