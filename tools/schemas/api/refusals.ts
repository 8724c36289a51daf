import { QueryCode } from '#api/race/queryCodes.ts'
import { SignupCode } from '#api/race/signupCodes.ts'
import { AccountCode } from '#api/user/accountCodes.ts'

interface Refusal {
  code: number
  /** When a service refuses. */
  when: string
  /** What the site does, beyond showing `msg`. */
  site?: string
}

/**
 * Refusals by name. A service may use further codes: the site shows their `msg`. Numbers above 3000 mean
 * something else in sign-up than in searches.
 */
export const refusals = {
  expired: {
    code: 401,
    when: 'The token is missing, expired or not one of this service. HTTP 401 means the same.',
    site: 'Ends the login and offers to log in again.',
  },

  phoneWrong: {
    code: AccountCode.phoneWrong,
    when: 'The phone number cannot be one.',
    site: 'Says so at the field.',
  },
  emailWrong: {
    code: AccountCode.emailWrong,
    when: 'The e-mail address cannot be one.',
    site: 'Says so at the field.',
  },
  passwordWeak: { code: 2003, when: 'The password breaks the rules.' },
  passwordsDiffer: { code: 2004, when: 'The two passwords differ.' },
  passwordUnreadable: { code: 2005, when: 'A password cannot be decrypted.' },
  loginWrong: { code: 2006, when: 'Account or password are wrong. It is not said which.' },
  attemptsTooMany: {
    code: AccountCode.attemptsTooMany,
    when: 'This caller tried too often within ten minutes.',
  },
  loginCaptcha: {
    code: AccountCode.captchaNeeded,
    when: 'Five wrong passwords of an account, or twenty of a caller, within ten minutes.',
    site: 'Asks for a captcha and sends the login again with it.',
  },
  codeWrong: {
    code: QueryCode.codeWrong,
    when: 'The code is wrong.',
    site: 'Says so at the field.',
  },
  codeExpired: {
    code: QueryCode.codeExpired,
    when: 'The code is too old, or was tried too often.',
    site: 'Offers a new code.',
  },
  codesTooMany: {
    code: QueryCode.codesTooMany,
    when: 'Too many codes were sent to this phone or address, or for this caller.',
  },
  captchaFailed: {
    code: AccountCode.captchaFailed,
    when: 'The captcha was not passed, or was used before.',
    site: 'Offers a new captcha.',
  },
  phoneUnknown: {
    code: AccountCode.phoneUnknown,
    when: 'No account has this phone number.',
    site: 'Offers to register.',
  },
  emailUnknown: {
    code: AccountCode.emailUnknown,
    when: 'No account has this e-mail address.',
    site: 'Offers to register.',
  },
  phoneRegistered: { code: 2203, when: 'An account has this phone number.' },
  emailTaken: { code: 2204, when: 'An account has this e-mail address.' },
  fileWrong: { code: 2301, when: 'The file is missing, or of a kind that is not accepted.' },
  fileLarge: { code: 2302, when: 'The file is larger than 10 MB.' },

  noRace: { code: 404, when: 'There is no such race.' },
  notOpen: {
    code: SignupCode.notOpen,
    when: 'Sign-up has not begun.',
    site: 'Loads the form again.',
  },
  over: { code: SignupCode.over, when: 'Sign-up has ended.', site: 'Loads the form again.' },
  closed: {
    code: SignupCode.closed,
    when: 'This way of entry is not open.',
    site: 'Loads the form again.',
  },
  full: {
    code: SignupCode.full,
    when: 'No place and no number on the waiting list is left.',
    site: 'Loads the form again.',
  },
  itemUnknown: {
    code: SignupCode.itemUnknown,
    when: 'There is no such event.',
    site: 'Asks for the event.',
  },
  formChanged: {
    code: SignupCode.formChanged,
    when: 'Id or version of the form are not the current ones.',
    site: 'Loads the form again and keeps what was filled in.',
  },
  alreadySignedUp: {
    code: SignupCode.alreadySignedUp,
    when: 'The account has entered this person in this event.',
    site: 'Leads to the entry.',
  },
  documentTaken: {
    code: SignupCode.documentTaken,
    when: 'The person has all entries, or this event from another account.',
  },
  alreadyApplied: { code: SignupCode.alreadyApplied, when: 'An application is under review.' },
  noSignup: { code: 3010, when: 'The account has no such entry.' },
  consentNeeded: { code: 3011, when: 'The consent is required and cannot be withdrawn.' },
  queryMissing: {
    code: 3012,
    when: 'Name and document number, or name, race and bib are missing.',
  },
  accountFull: {
    code: SignupCode.accountFull,
    when: 'The account has all entries that it may have.',
  },
  fieldErrors: {
    code: SignupCode.fieldErrors,
    when: 'Fields are wrong. `data.faults` lists them: `{key, message, messageEn}`, perhaps in further languages; `key` is empty for the whole form.',
    site: 'Shows each message at its field until the value changes.',
  },

  busy: {
    code: QueryCode.busy,
    when: 'The service is too busy. HTTP 429 and 503 mean the same.',
    site: 'Asks again after `Retry-After`, twice at most.',
  },
  tooMany: { code: QueryCode.tooMany, when: 'This caller asked too often.' },
  captchaNeeded: {
    code: QueryCode.captchaNeeded,
    when: 'After 5 wrong tries for a person, 30 of a caller, or 1,000 searches of a caller, within ten minutes. With a passed captcha a right pair is always answered.',
    site: 'Asks for a captcha and sends the search again with it.',
  },
  notFound: {
    code: QueryCode.notFound,
    when: 'No entry has both details. It is not said which is wrong.',
  },
  resultsNotOut: { code: QueryCode.resultsNotOut, when: 'Results are not out yet.' },
  noCertificate: { code: QueryCode.noCertificate, when: 'The runner did not finish.' },
  photosNotOut: { code: QueryCode.photosNotOut, when: 'Photos are not out yet.' },
  noSuchRace: { code: 3201, when: 'There is no such race.' },
  noSuchPhoto: { code: 3202, when: 'There is no such photo.' },
  noSuchExport: { code: 3203, when: 'The race has no such file.' },
  drawNotOut: { code: 3204, when: 'The ballot has not taken place.' },
  documentNeeded: { code: 3205, when: 'A bib is given where a document number is needed.' },
  noSuchRequest: { code: 3206, when: 'There is no such request, or it has been decided.' },
  consentMissing: { code: QueryCode.consentMissing, when: '`consentedAt` is missing.' },
  faceUnreadable: {
    code: QueryCode.faceUnreadable,
    when: 'The picture shows no face that can be compared.',
  },
} as const satisfies Record<string, Refusal>
export type RefusalName = keyof typeof refusals
