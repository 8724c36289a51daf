import type { SignupItem } from '#api/race/signupForm.ts'
import { type Entrant, needsGuardian, needsRelative } from '#domain/eligibility.ts'
import {
  type FieldOf,
  type FieldSpec,
  readValue,
  type SignupValues,
} from '#domain/fields/fieldTypes.ts'
import type { Conditions } from '#domain/fields/shownFields.ts'
import { isPastDay } from '#domain/identityDocument.ts'

/** The entrant's birth date: the date derived from a document, else the one whose key is `birthDate`. */
export function birthdayIn(fields: FieldSpec[]): FieldOf<'date-picker'> | undefined {
  const own = fields.filter(
    (field): field is FieldOf<'date-picker'> =>
      field.type === 'date-picker' && field.showWhen?.field !== '@guardian',
  )
  return own.find(({ from }) => from !== '') ?? own.find(({ key }) => key === 'birthDate')
}

function scoreIn(fields: FieldSpec[], values: SignupValues) {
  const score = fields.find((field) => field.type === 'score-verification')
  return readValue('score-verification', values[score?.key ?? ''])
}

/** What the form knows about the entrant. An incomplete birth date gives no age. */
export function entrantOf(fields: FieldSpec[], values: SignupValues, today: string): Entrant {
  const birthday = birthdayIn(fields)
  const birthDate = readValue('date-picker', values[birthday?.key ?? ''])
  const { searched, finishes, claims } = scoreIn(fields, values)
  return {
    birthDate: isPastDay(birthDate, today) ? birthDate : undefined,
    finishes: searched || claims.length > 0 ? [...finishes, ...claims] : undefined,
  }
}

/** The conditions besides fields that `showWhen` may refer to. */
export function conditionsOf(form: {
  fields: FieldSpec[]
  values: SignupValues
  item: SignupItem | undefined
  channel: string
  raceDay: string
  today: string
}): Conditions {
  const { fields, values, item, channel, raceDay, today } = form
  const { birthDate } = entrantOf(fields, values, today)
  const { searched, finishes } = scoreIn(fields, values)
  const yesNo = (isSo: boolean) => (isSo ? 'yes' : 'no')
  return {
    '@item': item?.itemId ?? '',
    '@channel': channel,
    '@guardian': item && birthDate ? yesNo(needsGuardian(item, raceDay, birthDate)) : '',
    '@relative': item && birthDate ? yesNo(needsRelative(item, raceDay, birthDate)) : '',
    '@verified': searched ? yesNo(finishes.length > 0) : '',
  }
}
