import { Sex } from '#domain/sex.ts'
import type { Random } from './random.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'
const REGIONS = [
  '110101',
  '110108',
  '110112',
  '110228',
  '120103',
  '130102',
  '130602',
  '130702',
  '140105',
  '210102',
  '310104',
  '320106',
  '330106',
  '370102',
  '410105',
  '420106',
  '440106',
  '510104',
  '610103',
]

/** Check digit for the first seventeen digits of an ID card number (GB 11643). */
export function checkDigit(seventeen: string): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(seventeen[i]), 0)
  return CHECK_DIGITS[sum % 11] ?? ''
}

/** Generates a valid resident ID card number for a birth date (`YYYY-MM-DD`) and sex. */
export function idCardNumber(random: Random, birth: string, sex: number): string {
  const odd = sex === Sex.male ? 1 : 0
  const serial = String(random.whole(0, 500) * 2 + odd).padStart(3, '0')
  const seventeen = random.pick(REGIONS) + birth.replaceAll('-', '') + serial
  return seventeen + checkDigit(seventeen)
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 10)).join('')

export const passportNumber = (random: Random) =>
  random.pick(Array.from('CEGKLNP')) + digits(random, 8)

export const permitNumber = (random: Random) => random.pick(['H', 'M']) + digits(random, 8)
