export const DOCUMENT_KINDS = [
  'resident-id',
  'passport',
  'hk-macao-permit',
  'taiwan-permit',
  'foreign-resident-card',
  'hmt-residence-permit',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What is wrong with a document number, in the order in which it is looked at. */
export type DocumentFault =
  'required' | 'length' | 'characters' | 'region' | 'date' | 'checkDigit' | 'otherDocument'

/** Wire values (spec §3 "Gender codes"). */
export type Sex = 1 | 2

/** What a number says by itself; a kind that says nothing has neither. */
export interface DocumentFacts {
  /** As it is sent. */
  number: string
  /** `YYYY-MM-DD`. */
  birthDate?: string
  sex?: Sex | undefined
}

export type DocumentReading = { fault: DocumentFault } | DocumentFacts

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'
const OLDEST_YEAR = 1900
/** Provinces of GB/T 2260; documents of 81 to 83 are residence permits. */
const PROVINCE = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71)/
const THREE_REGIONS = /^8[123]0000/
/** The card for foreigners of 2023: 9, a province and the number of a country. */
const FOREIGN_RESIDENT = /^9(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])\d{3}/

/** As it is compared and sent: no spaces or hyphens, wide characters made narrow, capitals. */
export const normalNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\-·]/g, '')
    .toUpperCase()

/** The check digit of GB 11643 (ISO 7064, MOD 11-2) over the first 17 digits. */
export function checkDigit(number: string): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0)
  return CHECK_DIGITS[sum % CHECK_DIGITS.length] ?? ''
}

/** Whether `YYYY-MM-DD` is a day of the calendar, not after `today`. */
export function isPastDay(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const time = new Date(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
  return isReal && Number(day.slice(0, 4)) >= OLDEST_YEAR && day <= today
}

function readDigits(number: string, region: RegExp, today: string): DocumentReading {
  if (number.length !== 18) return { fault: 'length' }
  if (!/^\d{17}[\dX]$/.test(number)) return { fault: 'characters' }
  if (!region.test(number)) return { fault: 'region' }
  const birthDate = number.slice(6, 14).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (!isPastDay(birthDate, today)) return { fault: 'date' }
  if (checkDigit(number) !== number[17]) return { fault: 'checkDigit' }
  return { number, birthDate, sex: Number(number[16]) % 2 === 1 ? 1 : 2 }
}

const byShape = (number: string, shape: RegExp, lengths: number[]): DocumentReading => {
  if (shape.test(number)) return { number }
  return { fault: lengths.includes(number.length) ? 'characters' : 'length' }
}

const READERS: Record<DocumentKind, (number: string, today: string) => DocumentReading> = {
  'resident-id': (number, today) =>
    THREE_REGIONS.test(number) && number.length === 18
      ? { fault: 'otherDocument' }
      : readDigits(number, PROVINCE, today),
  passport(number) {
    if (number.length < 5 || number.length > 17) return { fault: 'length' }
    const isSound = /^[A-Z\d]+$/.test(number) && /\d/.test(number)
    return isSound ? { number } : { fault: 'characters' }
  },
  'hk-macao-permit': (number) => byShape(number, /^[HM]\d{8}(?:\d{2})?$/, [9, 11]),
  'taiwan-permit': (number) => byShape(number, /^\d{8}(?:\d{2})?$/, [8, 10]),
  'foreign-resident-card'(number, today) {
    // The card before 2023: three letters of a country and twelve digits.
    if (!/^\d/.test(number)) return byShape(number, /^[A-Z]{3}\d{12}$/, [15])
    const read = readDigits(number, FOREIGN_RESIDENT, today)
    // Its standard leaves open whether the sequence tells the sex.
    return 'fault' in read ? read : { ...read, sex: undefined }
  },
  'hmt-residence-permit': (number, today) =>
    PROVINCE.test(number) && number.length === 18
      ? { fault: 'otherDocument' }
      : readDigits(number, THREE_REGIONS, today),
}

/**
 * Reads a document number; spaces and a small x are forgiven. `today` is `YYYY-MM-DD`: nobody is
 * born later.
 */
export function readDocument(kind: DocumentKind, typed: string, today: string): DocumentReading {
  const number = normalNumber(typed)
  return number === '' ? { fault: 'required' } : READERS[kind](number, today)
}

/** Whole years on a day, both `YYYY-MM-DD`. Who was born on 29 February turns on 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
