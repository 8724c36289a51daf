import { Sex } from '../../src/api/score.ts'
import { idCardNumber, passportNumber, permitNumber } from './cardNumbers.ts'
import { cities, clubs, foreignNames, foreignSurnames, givenNames, surnames } from './names.ts'
import type { Random } from './random.ts'

export type SexCode = (typeof Sex)[keyof typeof Sex]
export type CardType = 'idCard' | 'passport' | 'hkMacaoPermit'

export interface Person {
  name: string
  sex: SexCode
  /** `YYYY-MM-DD`. */
  birth: string
  cardType: CardType
  cardNumber: string
  phone: string
  city: string
  club: string
}

const WOMEN = 0.24
const PASSPORTS = 0.025
const PERMITS = 0.035
const MEAN_AGE = 39
const AGE_SPREAD = 10
const OLDEST = 74

const birthIn = (random: Random, year: number) =>
  new Date(Date.UTC(year, 0, 1 + random.whole(0, 365))).toISOString().slice(0, 10)

function makeName(random: Random, sex: SexCode, isForeign: boolean): string {
  if (isForeign) return `${random.pick(foreignNames[sex])} ${random.pick(foreignSurnames)}`
  const given = Array.from({ length: random.next() < 0.7 ? 2 : 1 }, () =>
    random.pick(givenNames[sex]),
  )
  return random.pick(surnames) + given.join('')
}

/** A made-up person who comes of age, `minimumAge`, in the race's year at the latest. */
export function makePerson(random: Random, raceYear: number, minimumAge: number): Person {
  const sex = random.next() < WOMEN ? Sex.female : Sex.male
  const age = Math.round(MEAN_AGE + random.normal() * AGE_SPREAD)
  const birth = birthIn(random, raceYear - Math.min(Math.max(age, minimumAge), OLDEST))
  const kind = random.next()
  const isForeign = kind < PASSPORTS
  const isPermit = !isForeign && kind < PERMITS
  const cardNumber = isForeign
    ? passportNumber(random)
    : isPermit
      ? permitNumber(random)
      : idCardNumber(random, birth, sex)
  return {
    name: makeName(random, sex, isForeign),
    sex,
    birth,
    cardType: isForeign ? 'passport' : isPermit ? 'hkMacaoPermit' : 'idCard',
    cardNumber,
    phone: `1${random.whole(3, 10)}9${String(random.whole(0, 100_000_000)).padStart(8, '0')}`,
    city: isForeign ? '' : random.pick(cities),
    club: random.pick(clubs),
  }
}

const BAND = 5
const FIRST_BAND = 25
const LAST_BAND = 65

/** Sex and ages on a day (`YYYY-MM-DD`): `M-24`, `F30-34`, `M65+`. */
export function groupOf({ sex, birth }: Pick<Person, 'sex' | 'birth'>, day: string): string {
  const hadBirthday = birth.slice(5) <= day.slice(5)
  const age = Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (hadBirthday ? 0 : 1)
  const letter = sex === Sex.male ? 'M' : 'F'
  if (age < FIRST_BAND) return `${letter}-${FIRST_BAND - 1}`
  if (age >= LAST_BAND) return `${letter}${LAST_BAND}+`
  const from = age - (age % BAND)
  return `${letter}${from}-${from + BAND - 1}`
}
