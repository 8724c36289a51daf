import { cleanInput } from './cleanInput.ts'
import type { Sex } from './sex.ts'

export const DOCUMENT_KINDS = [
  'resident-id',
  'passport',
  'hk-macao-permit',
  'taiwan-permit',
  'foreign-resident-card',
  'hmt-residence-permit',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Errors of a document number, in the order in which they are checked. */
export type DocumentError =
  | 'required'
  | 'length'
  | 'characters'
  | 'region'
  | 'date'
  | 'future'
  | 'checkDigit'
  | 'otherDocument'

/** What a number reveals; some kinds contain neither birth date nor sex. */
export interface DocumentDetails {
  /** As sent to the API. */
  number: string
  /** `YYYY-MM-DD`. */
  birthDate?: string
  sex?: Sex
}

export type DocumentResult = { error: DocumentError } | DocumentDetails

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'
const OLDEST_YEAR = 1900
/** Provinces of GB/T 2260; numbers starting with 81 to 83 are residence permits. */
const PROVINCE = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71)/
const THREE_REGIONS = /^8[123]0000/
/** The card for foreigners since 2023: 9, a province and a country number. */
const FOREIGN_RESIDENT = /^9(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])\d{3}/

/** The form for comparing and sending: without separators, in capitals. */
export const normalNumber = (text: string): string =>
  cleanInput('documentNumber', text).toUpperCase()

/** The check digit of GB 11643 (ISO 7064, MOD 11-2) for the first 17 digits. */
export function checkDigit(number: string): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0)
  return CHECK_DIGITS[sum % CHECK_DIGITS.length] ?? ''
}

/** Checks a `YYYY-MM-DD`: `date` if it is not a valid date, `future` if it is after `today`. */
export function dayError(day: string, today: string): 'date' | 'future' | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'date'
  const time = new Date(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
  if (!isReal || Number(day.slice(0, 4)) < OLDEST_YEAR) return 'date'
  return day > today ? 'future' : null
}

/** Whether `YYYY-MM-DD` is a valid date, not after `today`. */
export const isPastDay = (day: string, today: string): boolean => dayError(day, today) === null

function readDigits(number: string, region: RegExp, today: string): DocumentResult {
  if (number.length !== 18) return { error: 'length' }
  if (!/^\d{17}[\dX]$/.test(number)) return { error: 'characters' }
  if (!region.test(number)) return { error: 'region' }
  const birthDate = number.slice(6, 14).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  const error = dayError(birthDate, today)
  if (error) return { error }
  if (checkDigit(number) !== number[17]) return { error: 'checkDigit' }
  return { number, birthDate, sex: Number(number[16]) % 2 === 1 ? 1 : 2 }
}

const byShape = (number: string, shape: RegExp, lengths: number[]): DocumentResult => {
  if (shape.test(number)) return { number }
  return { error: lengths.includes(number.length) ? 'characters' : 'length' }
}

const READERS: Record<DocumentKind, (number: string, today: string) => DocumentResult> = {
  'resident-id': (number, today) =>
    THREE_REGIONS.test(number) && number.length === 18
      ? { error: 'otherDocument' }
      : readDigits(number, PROVINCE, today),
  passport(number) {
    if (number.length < 5 || number.length > 17) return { error: 'length' }
    const isSound = /^[A-Z\d]+$/.test(number) && /\d/.test(number)
    return isSound ? { number } : { error: 'characters' }
  },
  'hk-macao-permit': (number) => byShape(number, /^[HM]\d{8}(?:\d{2})?$/, [9, 11]),
  'taiwan-permit': (number) => byShape(number, /^\d{8}(?:\d{2})?$/, [8, 10]),
  'foreign-resident-card'(number, today) {
    // The card before 2023: three letters for the country and twelve digits.
    if (!/^\d/.test(number)) return byShape(number, /^[A-Z]{3}\d{12}$/, [15])
    const read = readDigits(number, FOREIGN_RESIDENT, today)
    // The standard does not say whether the sequence number encodes the sex.
    return 'error' in read ? read : { ...read, sex: undefined }
  },
  'hmt-residence-permit': (number, today) =>
    PROVINCE.test(number) && number.length === 18
      ? { error: 'otherDocument' }
      : readDigits(number, THREE_REGIONS, today),
}

/**
 * Parses a document number; spaces and a lower-case x are accepted. `today` is `YYYY-MM-DD`: birth
 * dates cannot be later.
 */
export function readDocument(kind: DocumentKind, text: string, today: string): DocumentResult {
  const number = normalNumber(text)
  return number === '' ? { error: 'required' } : READERS[kind](number, today)
}

/** Permits whose number is the holder's, followed by two digits for the issue. */
const HOLDER_LENGTHS: Partial<Record<DocumentKind, number>> = {
  'hk-macao-permit': 9,
  'taiwan-permit': 8,
}

interface TypedDocument {
  kind: DocumentKind | ''
  number: string
}

/** Whether two documents belong to the same holder, however their numbers are typed. */
export function isSameHolder(one: TypedDocument, other: TypedDocument): boolean {
  const [first, second] = [one, other].map(({ kind, number }) =>
    normalNumber(number).slice(0, kind ? HOLDER_LENGTHS[kind] : undefined),
  )
  return first !== '' && first === second
}

/**
 * Age in whole years on a day, both `YYYY-MM-DD`. A person born on 29 February turns on 1 March.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
