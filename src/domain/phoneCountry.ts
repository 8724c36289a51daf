import { type AccountFieldError, phoneError } from './accountRules.ts'
import { cleanInput } from './cleanInput.ts'

/** Mainland numbers have no calling code in the account service. */
export const MAINLAND = '86'
/** Digits of a number after its calling code (ITU-T E.164). */
const FOREIGN = /^\d{4,13}$/

interface PhoneParts {
  /** The calling code; undefined if the number has an unknown one. */
  code: string | undefined
  national: string
}

/**
 * A typed phone number with its calling code; without it for the mainland, and as it is if no code is
 * given.
 */
export function phoneOf(code: string, text: string): string {
  const number = cleanInput('phone', text)
  const isComplete = code === '' || code === MAINLAND || number.startsWith('+')
  return isComplete ? number : cleanInput('phone', `+${code} ${text}`)
}

/**
 * Splits a phone number by the known calling codes; the longest match counts. A number without a code is
 * a mainland one.
 */
export function phoneParts(value: string, codes: string[]): PhoneParts {
  if (!value.startsWith('+')) {
    const mainlandCode = value === '' ? codes[0] : codes.find((code) => code === MAINLAND)
    return { code: mainlandCode, national: value }
  }
  const code = codes
    .filter((one) => value.startsWith(`+${one}`))
    .toSorted((one, other) => other.length - one.length)[0]
  return { code, national: code ? value.slice(code.length + 1) : value }
}

/** Checks the phone number of an account: mainland numbers by spec §5, others by length. */
export function accountPhoneError(value: string, codes: string[]): AccountFieldError | null {
  const { code, national } = phoneParts(value, codes)
  if (code === MAINLAND || national === '') return phoneError(national)
  return code && FOREIGN.test(national) ? null : 'wrong'
}
