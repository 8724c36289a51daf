import { Sex } from '#domain/sex.ts'
import { drawBirth } from '../../../race-center/runners/ages.ts'
import {
  idCardNumber,
  passportNumber,
  permitNumber,
} from '../../../race-center/runners/cardNumbers.ts'
import type { Random } from '../../../race-center/runners/random.ts'
import type { MakePerson } from '../../runnerTypes.ts'
import names from './names.json' with { type: 'json' }

const WOMEN = 0.24
const PASSPORTS = 0.025
const PERMITS = 0.035

/** One character each. */
const surnames = Array.from(names.surnames)
const givenNames = { 1: Array.from(names.givenNames[1]), 2: Array.from(names.givenNames[2]) }

function makeName(random: Random, sex: Sex, isForeign: boolean): string {
  if (isForeign)
    return `${random.pick(names.foreignNames[sex])} ${random.pick(names.foreignSurnames)}`
  const given = Array.from({ length: random.next() < 0.7 ? 2 : 1 }, () =>
    random.pick(givenNames[sex]),
  )
  return random.pick(surnames) + given.join('')
}

function cardTypeOf(share: number) {
  if (share < PASSPORTS) return 'passport'
  return share < PERMITS ? 'hkMacaoPermit' : 'idCard'
}

export const makePerson: MakePerson = (random, raceYear, minimumAge) => {
  const sex = random.next() < WOMEN ? Sex.female : Sex.male
  const birth = drawBirth(random, raceYear, minimumAge)
  const cardType = cardTypeOf(random.next())
  const isForeign = cardType === 'passport'
  const makeNumber = {
    passport: () => passportNumber(random),
    hkMacaoPermit: () => permitNumber(random),
    idCard: () => idCardNumber(random, birth, sex),
  }[cardType]
  const cardNumber = makeNumber()
  return {
    name: makeName(random, sex, isForeign),
    sex,
    birth,
    cardType,
    cardNumber,
    phone: `1${random.whole(3, 10)}9${String(random.whole(0, 100_000_000)).padStart(8, '0')}`,
    city: isForeign ? '' : random.pick(names.cities),
    club: random.pick(names.clubs),
  }
}
