/** Codes of the account service that the site handles, or for which it has texts of its own. */
export const AccountCode = {
  phoneWrong: 2001,
  emailWrong: 2002,
  /** Too many attempts by this client within ten minutes. */
  attemptsTooMany: 2007,
  /** Too many wrong passwords for this account or from this client: a captcha is required first. */
  captchaNeeded: 2008,
  captchaFailed: 2104,
  phoneUnknown: 2201,
  emailUnknown: 2202,
} as const
