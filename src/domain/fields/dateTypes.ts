import { number, text } from '#lib/parse.ts'
import { ageOn, dayError } from '../identityDocument.ts'
import { defineFieldType, errorOf, type FieldError, formErrorOf } from './fieldType.ts'
import { DAY, dayFromApi, stringValue } from './values.ts'

/** Upper limit for dates that may be in the future. */
const LAST_DAY = '9999-12-31'

interface DayLimits {
  min: string
  max: string
  from: string
}

function dateError(day: string, { min, max, from }: DayLimits, today: string): FieldError | null {
  if (!DAY.test(day)) return errorOf('dayForm')
  const code = dayError(day, from ? today : LAST_DAY)
  if (code) return errorOf(code)
  if (min && day < min) return errorOf('earliest', min)
  return max && day > max ? errorOf('latest', max) : null
}

export const dateTypes = {
  'date-picker': defineFieldType({
    type: 'date-picker',
    spec: {
      /** First and last valid day, `YYYY-MM-DD`. */
      min: text,
      max: text,
      /** The document field it is derived from: a birth date, so not in the future. */
      from: text,
      /** Minimum age on race day, in years, of a person born on this date. */
      minAge: number,
    },
    /** `YYYY-MM-DD`, or a partly typed date. */
    value: stringValue,
    validate({ value, field, today, raceDay }) {
      const error = dateError(value, field, today)
      if (error || field.minAge === undefined || raceDay === '') return error
      return ageOn(value, raceDay) < field.minAge ? formErrorOf('minAge', field.minAge) : null
    },
    toApi: (value) => value,
    fromApi: dayFromApi,
  }),
}
