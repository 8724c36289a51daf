import type { SignUpField } from '../../api/signUpField.ts'
import type { SignUpItem } from '../../api/signUpForm.ts'
import { type DocumentFacts, readDocument } from '../../lib/identityDocument.ts'
import { type Entrant, needsGuardian, needsRelative } from './eligibility.ts'
import { readValue, type SignUpValues } from './fieldValue.ts'
import type { Facts } from './showWhen.ts'

/** What a document field says about its holder; null while its number is not right. */
export function documentFacts(
  fields: SignUpField[],
  values: SignUpValues,
  key: string,
  today: string,
): DocumentFacts | null {
  const field = fields.find((one) => one.key === key)
  if (field?.type !== 'identity-document') return null
  const { kind, number } = readValue('identity-document', values[key])
  const reading = kind && readDocument(kind, number, today)
  return reading && !('fault' in reading) ? reading : null
}

/** Values of fields that are read from a document (`from`), where the document says them. */
export function derivedValues(
  fields: SignUpField[],
  values: SignUpValues,
  today: string,
): SignUpValues {
  const derived: SignUpValues = {}
  for (const field of fields) {
    if (field.type !== 'date-picker' && field.type !== 'gender') continue
    const read = field.from ? documentFacts(fields, values, field.from, today) : null
    const value = field.type === 'gender' ? read?.sex : read?.birthDate
    if (value !== undefined) derived[field.key] = value
  }
  return derived
}

/** What the form knows of the entrant: the birth date is the day that is read from a document. */
export function entrantOf(fields: SignUpField[], values: SignUpValues): Entrant {
  const birthday = fields.find((field) => field.type === 'date-picker' && field.from !== '')
  const score = fields.find((field) => field.type === 'score-verification')
  const { searched, finishes, claims } = readValue('score-verification', values[score?.key ?? ''])
  return {
    birthDate: (birthday && readValue('date-picker', values[birthday.key])) || undefined,
    finishes: searched || claims.length > 0 ? [...finishes, ...claims] : undefined,
  }
}

/** The facts that `showWhen` may name. */
export function factsOf(given: {
  fields: SignUpField[]
  values: SignUpValues
  item: SignUpItem | undefined
  channel: string
  raceDay: string
}): Facts {
  const { fields, values, item, channel, raceDay } = given
  const { birthDate } = entrantOf(fields, values)
  const score = fields.find((field) => field.type === 'score-verification')
  const { searched, finishes } = readValue('score-verification', values[score?.key ?? ''])
  const told = (isSo: boolean) => (isSo ? 'yes' : 'no')
  return {
    '@item': item?.itemId ?? '',
    '@channel': channel,
    '@guardian': item && birthDate ? told(needsGuardian(item, raceDay, birthDate)) : '',
    '@relative': item && birthDate ? told(needsRelative(item, raceDay, birthDate)) : '',
    '@verified': searched ? told(finishes.length > 0) : '',
  }
}
