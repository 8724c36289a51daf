import { loginEmailError, matching, phoneError } from './accountRules.ts'
import { cleanInput } from './cleanInput.ts'

/** Errors of a form's text (spec §5). */
export type TextError =
  | 'required'
  | 'quote'
  | 'tooShort'
  | 'tooLong'
  | 'positiveInteger'
  | 'tooSmall'
  | 'tooLarge'
  | 'link'
  | 'email'
  | 'phone'

export interface TextLimits {
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
}

const POSITIVE_INTEGER = /^[1-9]\d*$/
const MAINLAND_PHONE = /^1(?:3\d|4[014-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-359])\d{8}$/
const GENERIC_PHONE = /^1\d{10}$/
const LINK = /^https?:\/\/[^\s"<>\\^`{|}]+$/i
const HOST = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u
const INTERNATIONAL_PHONE = /^\+[1-9]\d{6,14}$/

/** Number of user-visible characters, without surrounding spaces. */
export const textLength = (value: string): number => Array.from(cleanInput('text', value)).length

/** Texts must not contain double quotes; spaces are allowed. */
export const quoteError = (value: string): TextError | null =>
  value.includes('"') ? 'quote' : null

/** Checks the length of a text. */
export function lengthError(value: string, { minLength, maxLength }: TextLimits): TextError | null {
  const length = textLength(value)
  if (minLength !== undefined && length < minLength) return 'tooShort'
  return maxLength !== undefined && length > maxLength ? 'tooLong' : null
}

/** Positive integer: no leading zero, no sign, no more than a safe integer. */
export function positiveIntegerError(value: string, { min, max }: TextLimits): TextError | null {
  const digits = cleanInput('number', value)
  const number = Number(digits)
  if (!POSITIVE_INTEGER.test(digits) || !Number.isSafeInteger(number)) return 'positiveInteger'
  if (min !== undefined && number < min) return 'tooSmall'
  return max !== undefined && number > max ? 'tooLarge' : null
}

/** A web address: http or https and a host with a dot, without credentials. */
export function linkError(value: string): TextError | null {
  const link = cleanInput('text', value)
  if (!LINK.test(link) || !URL.canParse(link)) return 'link'
  const { username, password } = new URL(link)
  const host = link.replace(/^https?:\/\//i, '').split(/[/?#:]/, 1)[0] ?? ''
  return username || password || !HOST.test(host) ? 'link' : null
}

export const emailError = (value: string): TextError | null =>
  loginEmailError(cleanInput('email', value)) ? 'email' : null

/** The stricter rule: the second and third digits are within a mainland carrier's range. */
export const mainlandPhoneError = matching(MAINLAND_PHONE)
/** The generic rule: 1 and ten digits. */
export const genericPhoneError = matching(GENERIC_PHONE)

/** The phone rules of spec §5 that a form can use instead of the site's own. */
const PHONE_RULES = { 'mainland-phone': mainlandPhoneError, 'generic-phone': genericPhoneError }
const phoneRuleOf = (kind: string) =>
  Object.entries(PHONE_RULES).find(([name]) => name === kind)?.[1] ?? phoneError

/** Applies a form's phone rule; if allowed, a number with a country code is valid too. */
export function telephoneError(
  value: string,
  isInternational: boolean,
  kind = '',
): TextError | null {
  const number = cleanInput('phone', value)
  if (!phoneRuleOf(kind)(number)) return null
  return isInternational && INTERNATIONAL_PHONE.test(number) ? null : 'phone'
}
