import { Sex } from '#domain/sex.ts'
import type { Person } from '../../editions/runnerTypes.ts'
import type { Random } from './random.ts'

const MEAN_AGE = 39
const AGE_SPREAD = 10
const OLDEST = 74

const birthIn = (random: Random, year: number) =>
  new Date(Date.UTC(year, 0, 1 + random.whole(0, 365))).toISOString().slice(0, 10)

/**
 * Birth date of somebody who has reached `minimumAge`, and not passed `maximumAge`, by the end of the
 * race's year.
 */
export function drawBirth(
  random: Random,
  raceYear: number,
  minimumAge: number,
  maximumAge?: number,
): string {
  if (maximumAge !== undefined)
    return birthIn(random, raceYear - random.whole(minimumAge, maximumAge + 1))
  const age = Math.round(MEAN_AGE + random.normal() * AGE_SPREAD)
  return birthIn(random, raceYear - Math.min(Math.max(age, minimumAge), OLDEST))
}

const BAND = 5
const MAX_CHILD_AGE = 12
const FIRST_BAND = 25
const LAST_BAND = 65

/** Sex and age group on a day (`YYYY-MM-DD`): `M-12`, `M-24`, `F30-34`, `M65+`. */
export function groupOf({ sex, birth }: Pick<Person, 'sex' | 'birth'>, day: string): string {
  const hadBirthday = birth.slice(5) <= day.slice(5)
  const age = Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (hadBirthday ? 0 : 1)
  const letter = sex === Sex.male ? 'M' : 'F'
  if (age <= MAX_CHILD_AGE) return `${letter}-${MAX_CHILD_AGE}`
  if (age < FIRST_BAND) return `${letter}-${FIRST_BAND - 1}`
  if (age >= LAST_BAND) return `${letter}${LAST_BAND}+`
  const from = age - (age % BAND)
  return `${letter}${from}-${from + BAND - 1}`
}
