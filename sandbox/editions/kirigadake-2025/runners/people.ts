import { Sex } from '#domain/sex.ts'
import { drawBirth } from '../../../race-center/runners/ages.ts'
import { passportNumber } from '../../../race-center/runners/cardNumbers.ts'
import type { Random } from '../../../race-center/runners/random.ts'
import type { MakePerson } from '../../runnerTypes.ts'
import names from './names.json' with { type: 'json' }

const WOMEN = 0.27
const CHINESE = 0.1
const WESTERN = 0.08

type Origin = 'japanese' | 'chinese' | 'western'

function originOf(chance: number): Origin {
  if (chance < WESTERN) return 'western'
  return chance < WESTERN + CHINESE ? 'chinese' : 'japanese'
}

function makeName(random: Random, origin: Origin, sex: Sex): string {
  const { surnames, given } = names[origin]
  const [first, last] = [random.pick(given[sex]), random.pick(surnames)]
  if (origin === 'western') return `${first} ${last}`
  return origin === 'japanese' ? `${last} ${first}` : last + first
}

/** Residents of Japan enter without a document, by name and phone number. */
export const makePerson: MakePerson = (random, raceYear, minimumAge) => {
  const sex = random.next() < WOMEN ? Sex.female : Sex.male
  const birth = drawBirth(random, raceYear, minimumAge)
  const origin = originOf(random.next())
  const phone = `0${random.pick(['70', '80', '90'])}${String(random.whole(0, 100_000_000)).padStart(8, '0')}`
  const isLocal = origin === 'japanese'
  return {
    name: makeName(random, origin, sex),
    sex,
    birth,
    cardType: isLocal ? 'none' : 'passport',
    cardNumber: isLocal ? phone : passportNumber(random),
    phone,
    city: isLocal ? random.pick(names.cities) : '',
    club: random.pick(names.clubs),
  }
}
