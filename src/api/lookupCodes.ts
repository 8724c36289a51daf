/** Wire values (spec §9). */
export const QueryType = {
  registrationStatus: 1,
  thirdPartyRegistration: 2,
  webRegistration: 3,
  userScore: 4,
  appRegistration: 5,
  userCertificate: 6,
} as const

/** The centre's codes that a page has words of its own for. */
export const LookupCode = {
  /** The centre has no time now. */
  busy: 3001,
  /** The pair of facts fits nobody: it is not told which of the two is wrong. */
  notFound: 3004,
  /** This caller has asked too often. */
  tooMany: 3002,
  /** A human check has to come first. */
  humanCheckNeeded: 3003,
  resultsNotOut: 3101,
  noCertificate: 3102,
  photosNotOut: 3103,
  consentMissing: 3301,
  faceUnreadable: 3302,
} as const

/** Files to download: prize list, results of the day, the list behind the draw's fingerprint. */
export const EXPORTS = ['prizes', 'results', 'draw'] as const
export type Export = (typeof EXPORTS)[number]
