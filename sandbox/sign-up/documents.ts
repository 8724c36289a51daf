const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

const SHAPES: Record<string, RegExp> = {
  'resident-id': /^[1-7]\d{16}[\dX]$/,
  passport: /^(?=.*\d)[A-Z\d]{5,17}$/,
  'hk-macao-permit': /^[HM]\d{8}(?:\d{2})?$/,
  'taiwan-permit': /^\d{8}(?:\d{2})?$/,
  'foreign-resident-card': /^(?:[A-Z]{3}\d{12}|9\d{16}[\dX])$/,
  'hmt-residence-permit': /^8[123]0000\d{11}[\dX]$/,
}

export interface SentDocument {
  kind: string
  number: string
}

/** What the 18 digits of GB 11643 say; undefined where the check digit or the day is wrong. */
function readDigits(number: string): { birthDate: string; gender: number } | undefined {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0)
  const birthDate = number.replace(/^.{6}(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
  const day = new Date(`${birthDate}T00:00:00Z`)
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(birthDate)
  if (!isReal || CHECK_DIGITS[sum % 11] !== number[17]) return undefined
  return { birthDate, gender: Number(number[16]) % 2 === 1 ? 1 : 2 }
}

/** Whether a document can exist, and what it says of its holder. */
export function inspect({ kind, number }: SentDocument): {
  isSound: boolean
  birthDate?: string
  gender?: number
} {
  if (!SHAPES[kind]?.test(number)) return { isSound: false }
  if (number.length !== 18 || kind === 'passport') return { isSound: true }
  const said = readDigits(number)
  if (!said) return { isSound: false }
  const { birthDate, gender } = said
  return kind === 'foreign-resident-card'
    ? { isSound: true, birthDate }
    : { isSound: true, birthDate, gender }
}

/** Whole years on a day, both `YYYY-MM-DD`. */
export const ageOn = (birthDate: string, day: string) =>
  Number(day.slice(0, 4)) -
  Number(birthDate.slice(0, 4)) -
  (day.slice(5) < birthDate.slice(5) ? 1 : 0)
