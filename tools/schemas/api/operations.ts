import type { EndpointName } from '#api/endpoints.ts'
import type { RefusalName } from './refusals.ts'

interface Operation {
  /** What it is for, in a few words. */
  summary: string
  /** What a service must keep to. */
  rules?: string
  /** 'required': only with the token of a login. 'optional': a token is looked at if there is one. */
  token?: 'required' | 'optional'
  /** `data` may be null: there is none. */
  mayBeNull?: true
  /** Fields of `data` without which the site takes the answer for a failure. */
  needs?: readonly string[]
  /** The answer is a file in place of JSON. */
  file?: string
  /** Any `data` that is not empty means success. */
  isAnyData?: true
  refusals: readonly RefusalName[]
}

const SEARCH = [
  'busy',
  'tooMany',
  'captchaNeeded',
  'notFound',
  'noSuchRace',
] as const satisfies RefusalName[]
const SUBMISSION = [
  'expired',
  'noRace',
  'notOpen',
  'over',
  'closed',
  'full',
  'itemUnknown',
  'formChanged',
  'alreadySignedUp',
  'documentTaken',
  'fieldErrors',
] as const satisfies RefusalName[]
const MASKED =
  'Names show their first character, document numbers and phones their last four. What was typed is folded before it is compared: width, case, spaces and dots make no difference.'
const CODE = ['captchaFailed', 'codesTooMany'] as const satisfies RefusalName[]
const REGISTRATION = [
  'passwordWeak',
  'passwordsDiffer',
  'passwordUnreadable',
  'codeWrong',
  'codeExpired',
] as const satisfies RefusalName[]

/** What each call is for, and how a service may refuse it. */
export const operations: Record<EndpointName, Operation> = {
  raceByDomain: { summary: 'The race of a host', refusals: [] },
  configLocation: {
    summary: 'Where the configuration of a host is',
    rules:
      'The file is sent with `Cache-Control: no-cache`, or at an address that changes with it.',
    mayBeNull: true,
    refusals: [],
  },
  raceInfo: { summary: 'Base information of a race', refusals: ['noRace'] },
  commonInfo: { summary: 'Whether a token is valid', token: 'required', refusals: ['expired'] },
  countries: { summary: 'Countries and regions', refusals: [] },
  captchaChallenge: { summary: 'A picture with a gap', refusals: [] },
  captchaQuestion: {
    summary: 'A question in words',
    rules: 'For visitors who cannot see or move the piece. Each challenge takes one answer.',
    refusals: [],
  },
  captchaVerify: {
    summary: 'Answer to a captcha',
    rules: 'The answer is good for one call, and for the scene that the challenge was made for.',
    refusals: ['captchaFailed', 'attemptsTooMany'],
  },
  phoneCode: {
    summary: 'Send a code by text message',
    rules: 'The captcha is used up, whatever the answer. The answer must not contain the code.',
    refusals: ['phoneWrong', ...CODE],
  },
  emailCode: {
    summary: 'Send a code by e-mail',
    rules: 'The captcha is used up, whatever the answer. The answer must not contain the code.',
    refusals: ['emailWrong', ...CODE],
  },
  newSession: {
    summary: 'Log in',
    needs: ['token'],
    rules:
      'An unknown account and a wrong password get the same answer in the same time. Nobody is locked out: with a captcha the right password always works.',
    refusals: [
      'loginWrong',
      'loginCaptcha',
      'attemptsTooMany',
      'passwordUnreadable',
      'codeWrong',
      'codeExpired',
      'phoneUnknown',
    ],
  },
  sessionEnd: { summary: 'Log out', token: 'optional', isAnyData: true, refusals: [] },
  emailRegistered: {
    summary: 'Whether an account has an e-mail address',
    rules: 'Truthy data: yes.',
    isAnyData: true,
    refusals: ['attemptsTooMany'],
  },
  emailRegistration: {
    summary: 'Register by e-mail',
    isAnyData: true,
    refusals: ['emailWrong', 'emailTaken', ...REGISTRATION],
  },
  phoneRegistration: {
    summary: 'Register by phone',
    isAnyData: true,
    refusals: ['phoneWrong', 'phoneRegistered', ...REGISTRATION],
  },
  emailReset: {
    summary: 'Set a new password by e-mail',
    rules: 'Code and verification token belong together. All sessions of the account end.',
    isAnyData: true,
    refusals: ['emailUnknown', ...REGISTRATION],
  },
  phoneReset: {
    summary: 'Set a new password by phone',
    rules: 'Code and verification token belong together. All sessions of the account end.',
    isAnyData: true,
    refusals: ['phoneUnknown', ...REGISTRATION],
  },
  imageUpload: {
    summary: 'Upload a picture',
    needs: ['url'],
    rules: 'Kind and size are checked again, the kind by the bytes.',
    token: 'required',
    refusals: ['expired', 'fileWrong', 'fileLarge'],
  },
  fileUpload: {
    summary: 'Upload a file',
    needs: ['url'],
    rules: 'Kind and size are checked again, the kind by the bytes.',
    token: 'required',
    refusals: ['expired', 'fileWrong', 'fileLarge'],
  },
  signupForm: {
    summary: 'Definition of a form',
    needs: ['formId'],
    rules: 'A form that is not open has no fields.',
    refusals: ['noRace'],
  },
  signupSubmission: {
    summary: 'Enter the race',
    needs: ['accountId', 'signupId'],
    rules: 'The same submit key is the same entry. All rules of the form are checked again.',
    token: 'required',
    refusals: [...SUBMISSION, 'accountFull'],
  },
  mySignups: {
    summary: 'The account’s entries',
    needs: ['accountId'],
    token: 'required',
    refusals: ['expired'],
  },
  consentWithdrawal: {
    summary: 'Withdraw a consent',
    needs: ['accountId'],
    token: 'required',
    refusals: ['expired', 'noSignup', 'consentNeeded'],
  },
  requestedDocuments: {
    summary: 'Documents that can be handed in',
    needs: ['accountId'],
    token: 'required',
    refusals: ['expired'],
  },
  documentSubmission: {
    summary: 'Hand in a document',
    needs: ['accountId', 'sentAt'],
    token: 'required',
    refusals: ['expired', 'noSignup', 'fieldErrors'],
  },
  directApplication: {
    summary: 'Apply for direct entry',
    needs: ['accountId'],
    token: 'required',
    refusals: [...SUBMISSION, 'alreadyApplied'],
  },
  directStatus: {
    summary: 'State of an application',
    needs: ['accountId'],
    token: 'required',
    refusals: ['expired', 'noRace'],
  },
  pastEvents: { summary: 'Earlier races', refusals: [] },
  scoreVerification: {
    summary: 'Search for earlier finishes',
    rules: 'Without a token nothing is remembered. None found is an empty list.',
    token: 'optional',
    refusals: ['expired', 'queryMissing', 'captchaNeeded', 'tooMany', 'busy'],
  },
  registrationStatus: {
    summary: 'State of a person’s entries',
    needs: ['signupNo', 'name', 'cardNumber'],
    rules: MASKED,
    refusals: [...SEARCH, 'documentNeeded'],
  },
  thirdPartyRegistration: {
    summary: 'Details of an entry made through a third party',
    rules: MASKED,
    mayBeNull: true,
    refusals: [...SEARCH, 'documentNeeded'],
  },
  webRegistration: {
    summary: 'Details of an entry made on the website',
    rules: MASKED,
    mayBeNull: true,
    refusals: [...SEARCH, 'documentNeeded'],
  },
  appRegistration: {
    summary: 'Details of an entry made in the app',
    rules: MASKED,
    mayBeNull: true,
    refusals: [...SEARCH, 'documentNeeded'],
  },
  runnerScore: {
    summary: 'Result of a runner',
    needs: ['bib', 'name'],
    rules: MASKED,
    refusals: [...SEARCH, 'resultsNotOut'],
  },
  certificate: {
    summary: 'Certificate of a finisher',
    rules:
      'The file’s name contains the bib: `certificate-2024-A1234.png`. The site shows no other file.',
    file: 'A picture.',
    refusals: [...SEARCH, 'resultsNotOut', 'noCertificate'],
  },
  resultsList: {
    summary: 'Results list',
    rules:
      'Names are masked. Runners who asked for it are left out. A page after the last is empty.',
    refusals: ['busy', 'noSuchRace', 'resultsNotOut'],
  },
  certificateCheck: {
    summary: 'Check of a certificate',
    rules: 'A code that was not issued is not genuine; that is no refusal.',
    refusals: ['busy', 'tooMany'],
  },
  exportFile: {
    summary: 'Download of a public file',
    rules: 'Without data the file is empty.',
    file: 'An Excel file; for `draw` a text.',
    refusals: ['busy', 'tooMany', 'noSuchRace', 'noSuchExport', 'resultsNotOut', 'drawNotOut'],
  },
  photoSearch: {
    summary: 'Photos of a runner',
    rules: MASKED,
    refusals: [...SEARCH, 'photosNotOut'],
  },
  faceSearch: {
    summary: 'Photos that show a face',
    rules: 'The portrait is compared and not stored.',
    refusals: [
      'busy',
      'captchaNeeded',
      'noSuchRace',
      'consentMissing',
      'photosNotOut',
      'faceUnreadable',
    ],
  },
  takedownRequest: {
    summary: 'Ask for a photo to be removed',
    needs: ['requestId'],
    rules: 'From the account of the photographed runner it is removed at once; otherwise it waits.',
    token: 'optional',
    refusals: ['expired', 'tooMany', 'noSuchPhoto'],
  },
  takedownCode: {
    summary: 'Send a code to the photographed runner',
    needs: ['verificationToken'],
    rules: 'It goes to the phone of the entry, which is not revealed.',
    refusals: ['captchaNeeded', 'codesTooMany', 'noSuchRequest'],
  },
  takedownConfirmation: {
    summary: 'Remove a photo with that code',
    needs: ['requestId'],
    refusals: ['codeWrong', 'codeExpired', 'noSuchRequest'],
  },
}
