import { loginEmailFault, phoneFault } from './accountRules.ts'

/** What is wrong with a text of a form (spec §5). */
export type TextFault =
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
  minLength?: number | undefined
  maxLength?: number | undefined
  min?: number | undefined
  max?: number | undefined
}

const POSITIVE_INTEGER = /^[1-9]\d*$/
const LINK = /^https?:\/\/[^\s"<>\\^`{|}]+$/i
const HOST = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u
const INTERNATIONAL_PHONE = /^\+[1-9]\d{6,14}$/

/** Characters as people count them, without the spaces around them. */
export const lengthOf = (value: string): number => Array.from(value.trim()).length

/** Required text: not empty after trimming and without a double quote; spaces inside are allowed. */
export const requiredTextFault = (value: string): TextFault | null =>
  value.trim() === '' ? 'required' : quoteFault(value)

/** The double quote alone, for a text that may be left empty. */
export const quoteFault = (value: string): TextFault | null =>
  value.includes('"') ? 'quote' : null

/** What is wrong with the length of a text. */
export function lengthFault(value: string, { minLength, maxLength }: TextLimits): TextFault | null {
  const length = lengthOf(value)
  if (minLength !== undefined && length < minLength) return 'tooShort'
  return maxLength !== undefined && length > maxLength ? 'tooLong' : null
}

/** Positive integer: no leading zero, no sign, nothing that a number cannot hold. */
export function positiveIntegerFault(value: string, { min, max }: TextLimits): TextFault | null {
  const number = Number(value.trim())
  if (!POSITIVE_INTEGER.test(value.trim()) || !Number.isSafeInteger(number)) {
    return 'positiveInteger'
  }
  if (min !== undefined && number < min) return 'tooSmall'
  return max !== undefined && number > max ? 'tooLarge' : null
}

/** A web address: http or https and a host with a dot, no sign-in before it. */
export function linkFault(value: string): TextFault | null {
  const typed = value.trim()
  if (!LINK.test(typed) || !URL.canParse(typed)) return 'link'
  const { username, password } = new URL(typed)
  const host = typed.replace(/^https?:\/\//i, '').split(/[/?#:]/, 1)[0] ?? ''
  return username || password || !HOST.test(host) ? 'link' : null
}

export const emailFault = (value: string): TextFault | null =>
  loginEmailFault(value.trim()) ? 'email' : null

/** A phone number without what people put between its digits. */
export const normalPhone = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+86(?=1\d{10}$)/, '')

/** The site's own phone rule; where it is asked for, a number with a country code will do too. */
export function telephoneFault(value: string, isInternational: boolean): TextFault | null {
  const number = normalPhone(value)
  if (!phoneFault(number)) return null
  return isInternational && INTERNATIONAL_PHONE.test(number) ? null : 'phone'
}
