import { readDocument } from '../identityDocument.ts'
import { type FieldSpec, readValue, type SignupValues } from './fieldTypes.ts'

/** What a document field reveals about its holder; null while its number is invalid. */
function documentDetails(fields: FieldSpec[], values: SignupValues, key: string, today: string) {
  const field = fields.find((one) => one.key === key)
  if (field?.type !== 'identity-document') return null
  const { kind, number } = readValue('identity-document', values[key])
  const details = kind && readDocument(kind, number, today)
  return details && !('error' in details) ? details : null
}

/**
 * Values of fields that are derived from a document (`from`), as far as it contains them. `today`
 * is `YYYY-MM-DD`.
 */
export function derivedValues(
  fields: FieldSpec[],
  values: SignupValues,
  today: string,
): SignupValues {
  const derived: SignupValues = {}
  for (const field of fields) {
    if (field.type !== 'date-picker' && field.type !== 'gender') continue
    const details = field.from ? documentDetails(fields, values, field.from, today) : null
    const value = field.type === 'gender' ? details?.sex : details?.birthDate
    if (value !== undefined) derived[field.key] = value
  }
  return derived
}
