/** What may be wrong with a field of the account's forms (spec §5). */
export type FieldFault = 'required' | 'wrong' | 'mismatch'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 20

const PHONE = /^1[3-9]\d{9}$/
const MAINLAND_PHONE = /^1(?:3\d|4[014-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-359])\d{8}$/
const GENERIC_PHONE = /^1\d{10}$/
const PASSWORD = new RegExp(`^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{${PASSWORD_MIN},${PASSWORD_MAX}}$`)
const LOGIN_EMAIL = /^[^\s@"<>(),;:\\[\]]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$/
const REGISTRATION_EMAIL = /^[A-Za-z\d_\u4e00-\u9fa5]+@[A-Za-z\d_-]+(?:\.[A-Za-z\d_-]+)+$/

type Rule = (value: string) => FieldFault | null

const required: Rule = (value) => (value.trim() === '' ? 'required' : null)

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    required(value) ?? (pattern.test(value) ? null : 'wrong')

/** The site's own rule: 11 digits, the first 1, the second 3 to 9. */
export const phoneFault = matching(PHONE)
/** The stricter rule: second and third digit lie in a mainland carrier's range. */
export const mainlandPhoneFault = matching(MAINLAND_PHONE)
/** The generic check: 1 and ten digits. */
export const genericPhoneFault = matching(GENERIC_PHONE)
/** A verification code has to be there; whether it is right the account centre says. */
export const codeFault = required
/** 6 to 20 letters and digits, at least one of each. */
export const passwordFault = matching(PASSWORD)
export const loginEmailFault = matching(LOGIN_EMAIL)
/** Letters, digits, underscore and Chinese characters before the at-sign, and a dotted domain. */
export const registrationEmailFault = matching(REGISTRATION_EMAIL)

/** The confirmation of a password. */
export const confirmationFault = (value: string, password: string): FieldFault | null =>
  required(value) ?? (value === password ? null : 'mismatch')
