/** Errors of fields in the account forms (spec §5). */
export type AccountFieldError = 'required' | 'wrong' | 'characters' | 'mismatch'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 20

const MAINLAND_PHONE = /^1[3-9]\d{9}$/
const PASSWORD = new RegExp(`^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{${PASSWORD_MIN},${PASSWORD_MAX}}$`)
/** Letters and digits of a domain name, which may be written in any script. */
const LABEL = String.raw`\p{L}\p{M}\p{N}-`
const LOGIN_EMAIL = new RegExp(
  String.raw`^[^\s@"<>(),;:\\[\]]+@[${LABEL}]+(?:\.[${LABEL}]+)+$`,
  'u',
)
const REGISTRATION_EMAIL = new RegExp(
  String.raw`^[A-Za-z\d_\u4e00-\u9fa5]+@[_${LABEL}]+(?:\.[_${LABEL}]+)+$`,
  'u',
)

type Rule = (value: string) => AccountFieldError | null

const required: Rule = (value) => (value.trim() === '' ? 'required' : null)

/** Requires a value that matches. */
export const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    required(value) ?? (pattern.test(value) ? null : 'wrong')

/** The site's own rule: 11 digits, the first 1, the second 3 to 9. */
export const phoneError = matching(MAINLAND_PHONE)
/** A verification code is required; only the account service can tell whether it is correct. */
export const codeError = required
/** 6 to 20 letters and digits, at least one of each. */
export const passwordError = matching(PASSWORD)
export const loginEmailError = matching(LOGIN_EMAIL)
/**
 * Letters, digits, underscore and Chinese characters before the at-sign, and a dotted domain.
 * Returns `characters` for an otherwise well-formed address with other characters.
 */
export const registrationEmailError: Rule = (value) => {
  if (required(value) || REGISTRATION_EMAIL.test(value)) return required(value)
  return LOGIN_EMAIL.test(value) ? 'characters' : 'wrong'
}

/** Checks the repeated password. */
export const confirmationError = (value: string, password: string): AccountFieldError | null =>
  required(value) ?? (value === password ? null : 'mismatch')
