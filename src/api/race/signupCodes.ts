/**
 * Codes of the sign-up's calls for which the site has its own message. Searches have a list of their
 * own (`queryCodes.ts`), in which the same numbers mean something else.
 */
export const SignupCode = {
  notOpen: 3001,
  over: 3002,
  closed: 3003,
  full: 3004,
  itemUnknown: 3005,
  formChanged: 3006,
  alreadySignedUp: 3007,
  documentTaken: 3008,
  alreadyApplied: 3009,
  accountFull: 3013,
  fieldErrors: 3100,
} as const

/** Status of a direct-entry application (spec §4 "Qualification"). */
export const DirectStatus = { toSubmit: 0, submitted: 1, approved: 2, rejected: 3 } as const
export type DirectStatus = (typeof DirectStatus)[keyof typeof DirectStatus]

/** Channels of direct entry: sponsor, direct, elite and charity. */
export const DIRECT_CHANNELS = ['sponsor', 'direct', 'jy', 'cs'] as const
export type DirectChannel = (typeof DIRECT_CHANNELS)[number]
