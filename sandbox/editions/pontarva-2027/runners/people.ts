import { Sex } from '#domain/sex.ts'
import { drawBirth } from '../../../race-center/runners/ages.ts'
import type { Random } from '../../../race-center/runners/random.ts'
import type { MakePerson } from '../../runnerTypes.ts'
import names from './names.json' with { type: 'json' }

const WOMEN = 0.44
const FOREIGN = 0.12

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 10)).join('')

/** Everybody enters with the number of an identity card or passport. */
export const makePerson: MakePerson = (random, raceYear, minimumAge, maximumAge) => {
  const sex = random.next() < WOMEN ? Sex.female : Sex.male
  const birth = drawBirth(random, raceYear, minimumAge, maximumAge)
  const isForeign = random.next() < FOREIGN
  const { surnames, given } = isForeign ? names.foreign : names.portuguese
  return {
    name: `${random.pick(given[sex])} ${random.pick(surnames)}`,
    sex,
    birth,
    cardType: 'passport',
    cardNumber: isForeign ? `P${digits(random, 8)}` : `${digits(random, 9)}ZX${digits(random, 1)}`,
    phone: `9${random.pick(['1', '2', '3', '6'])}${digits(random, 7)}`,
    city: isForeign ? '' : random.pick(names.cities),
    club: random.pick(names.clubs),
  }
}
