/** API values (spec §9). */
export const QueryType = {
  registrationStatus: 1,
  thirdPartyRegistration: 2,
  webRegistration: 3,
  userScore: 4,
  appRegistration: 5,
  userCertificate: 6,
} as const

/** Codes of searches for which pages have texts of their own. Those of the sign-up are in `signupCodes.ts`. */
export const QueryCode = {
  /** The service is too busy. */
  busy: 3001,
  /** No entry matches the credentials; the service does not say which of the two is wrong. */
  notFound: 3004,
  /** This client has sent too many requests. */
  tooMany: 3002,
  /** A captcha is required first. */
  captchaNeeded: 3003,
  resultsNotOut: 3101,
  noCertificate: 3102,
  photosNotOut: 3103,
  consentMissing: 3301,
  faceUnreadable: 3302,
  /**
   * Wrong code to confirm a takedown. This code and the next two are those of the account service.
   */
  codeWrong: 2101,
  codeExpired: 2102,
  codesTooMany: 2103,
} as const

/**
 * Downloadable files: prize list, results, and the list that the ballot's fingerprint is made from.
 */
export const EXPORTS = ['prizes', 'results', 'draw'] as const
export type Export = (typeof EXPORTS)[number]
