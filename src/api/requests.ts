import * as v from 'valibot'
import { Sex } from '#domain/sex.ts'
import { EXPORTS, QueryType } from './race/queryCodes.ts'
import type { Submission } from './race/signup.ts'
import { DIRECT_CHANNELS } from './race/signupCodes.ts'
import { TAKEDOWN_REASONS } from './race/takedownReasons.ts'

/**
 * What each call sends, by its name in `endpoints.ts`: for the documentation of the services and for the
 * sandbox. No build of the site has it.
 */

type Fields = Record<string, v.GenericSchema>
export type BodyKind = 'json' | 'form' | 'multipart'

/** The query or the body of a call. One with a body is a POST, any other a GET. */
export interface Request<S extends v.GenericSchema = v.GenericSchema> {
  in: 'query' | BodyKind
  schema: S
}

const described = <S extends v.GenericSchema>(
  schema: S,
  meaning: string,
  ...examples: v.InferOutput<S>[]
) => v.pipe(schema, v.description(meaning), v.examples(examples))

const text = (meaning: string, example: string, max = 200) =>
  described(v.pipe(v.string(), v.maxLength(max)), meaning, example)
/** A text that may be missing or empty, and counts as '' then. */
const optionalText = (meaning: string, example: string, max?: number) =>
  v.optional(text(meaning, example, max), '')
const constant = <const T extends string | number>(value: T, meaning: string) =>
  described(v.literal(value), meaning, value)

const request =
  <K extends Request['in']>(kind: K) =>
  <E extends Fields>(entries: E) => ({ in: kind, schema: v.object(entries) })
const query = request('query')
const json = request('json')
const form = request('form')
const multipart = request('multipart')

const raceId = text('Id of the race.', 'run-2027', 80)
const domainName = text('Host name of the page.', 'www.race.test', 253)

const scene = described(
  v.picklist(['login', 'register', 'reset']),
  'What the captcha is for.',
  'login',
)
/** A passed captcha. It is good for one call. */
const captchaToken = {
  nc_token: text('Of the passed captcha.', 'f3a9…'),
  scene,
  sessionId: text('Of the passed captcha.', '0c77…'),
  sig: text('Of the passed captcha.', '91be…', 2000),
}
const CLOUD_TYPES = ['aliyun', 'huoshanyun', 'tencentyun'] as const
const cloudType = described(v.picklist(CLOUD_TYPES), 'Provider of the captcha.', 'aliyun')
/** Empty unless the service asked for a captcha. */
const captchaIfAsked = {
  nc_token: optionalText('Of the passed captcha, if the service asked for one.', 'f3a9…'),
  scene: optionalText('What the captcha was for.', 'login'),
  sessionId: optionalText('Of the passed captcha.', '0c77…'),
  sig: optionalText('Of the passed captcha.', '91be…', 2000),
}

const phone = text('Mainland number, or + with calling code and number.', '13800000001')
const accountEmail = text('E-mail address.', 'runner1@race.test', 320)
const encryptType = constant('1', 'Passwords are encrypted: AES-CBC, PKCS#7, base64.')
const password = text('A password, encrypted.', 'q0xV8wKj3Q2b6m1YqH0b2A==', 4000)
const code = text('The code that was sent.', '482913', 20)

const registration = {
  captcha: code,
  code: text('The same code.', '482913', 20),
  encryptType,
  loginPassword: password,
  loginPasswordConfirm: password,
  machineCode: optionalText('Empty.', ''),
}
const reset = {
  captcha: code,
  verificationToken: text('From the answer to sending the code.', '7d2f…'),
  encryptType,
  loginPassword: password,
  confirmPassword: password,
}

/** Name and document number, or name and bib. */
const credentials = {
  name: optionalText('Name of the person.', '林远山', 80),
  cardNumber: optionalText(
    'Document number, or its last six; of an entry without a document its phone number.',
    '070011',
    80,
  ),
  bib: optionalText('Bib, in place of the document number.', 'A1234', 80),
}
const search = <const T extends number>(queryType: T, meaning: string) =>
  json({
    raceId,
    queryType: constant(queryType, meaning),
    ...credentials,
    signupNo: optionalText('Which entry is meant, of a person with several.', 'YL24-000123', 80),
    ...captchaIfAsked,
  })

const page = v.optional(
  described(v.pipe(v.number(), v.integer(), v.minValue(1)), 'Page, from 1.', 1),
  1,
)
const pageSize = (max: number, usual: number) =>
  v.optional(
    described(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)),
      'Entries of a page.',
      usual,
    ),
    usual,
  )
/** In a query or a multipart body everything is text. */
const digits = (meaning: string, example: string) =>
  v.optional(described(v.pipe(v.string(), v.regex(/^\d{0,9}$/)), meaning, example), '')

const file = (meaning: string) => described(v.file(), meaning)

const submission = {
  raceId,
  formId: text('Id of the form.', 'run-2027-post'),
  version: text('Version of the form.', '2024.3'),
  itemId: text('Id of the event.', 'half'),
  values: described(
    v.record(v.string(), v.unknown()),
    'Values by field key, as the field types describe them. Empty and hidden fields are left out.',
    { name: '林远山', gender: 1 },
  ),
  consents: described(
    v.array(
      v.object({
        policyId: text('Id of the policy.', 'document'),
        version: text('Its version.', '2024.1'),
        agreedAt: text('When it was agreed to, in the race’s time zone.', '2024-08-15 14:36:12'),
      }),
    ),
    'What was agreed to.',
  ),
  statementVersion: text('Version of the signed statement; empty without one.', '2024.1'),
  submitKey: described(
    v.pipe(v.string(), v.regex(/^\w{8,64}$/)),
    'One for each completed form: the same form sent twice is one entry.',
    '4f1c9a0be2d84f6b',
  ),
} satisfies Record<keyof Submission, v.GenericSchema>

export const requests = {
  raceByDomain: query({ domainName }),
  configLocation: query({ domainName }),
  raceInfo: json({ raceId: v.pipe(raceId, v.nonEmpty()) }),
  commonInfo: json({}),
  countries: query({}),

  captchaChallenge: json({ scene }),
  captchaQuestion: json({
    scene,
    kind: constant('question', 'A question in words, in place of the picture.'),
  }),
  captchaVerify: {
    in: 'json',
    schema: v.union([
      v.object({
        id: text('Id of the challenge.', 'b81d…'),
        x: described(
          v.pipe(v.number(), v.finite()),
          'Left edge of the piece, in pixels of the picture.',
          143,
        ),
      }),
      v.object({
        id: text('Id of the question.', 'b81d…'),
        answer: text('The answer as it was typed.', '12', 80),
      }),
    ]),
  },
  phoneCode: json({
    captchaType: constant('2', 'A code by text message.'),
    ...captchaToken,
    userPhone: phone,
    raceAppBusinessType: text('From the environment.', '1'),
    cloudType,
  }),
  emailCode: json({
    captchaType: constant('20', 'A code by e-mail.'),
    ...captchaToken,
    accountEmail,
    emailSendType: text('From the environment.', '1'),
    raceAppBusinessType: optionalText('From the environment; with a reset only.', '1'),
    cloudType,
  }),
  newSession: form({
    loginType: described(
      v.picklist(['0', '1', '5']),
      '0 phone and password, 1 phone and code, 5 e-mail and password.',
      '0',
    ),
    captcha: optionalText('The code that was sent, with login type 1.', '482913'),
    phone: optionalText('With login types 0 and 1.', '13800000001'),
    password: v.optional(password, ''),
    encryptType,
    accountEmail: optionalText('With login type 5.', 'runner1@race.test', 320),
    ...captchaIfAsked,
    scene: v.optional(constant('login', 'What the captcha was for.'), 'login'),
    cloudType: optionalText('Provider of the captcha, if the service asked for one.', 'aliyun'),
  }),
  sessionEnd: json({}),
  emailRegistered: query({ email: accountEmail, osId: optionalText('1002', '1002') }),
  emailRegistration: json({ accountEmail, ...registration }),
  phoneRegistration: json({ phone, ...registration }),
  emailReset: json({ accountEmail, ...reset }),
  phoneReset: json({ phone, ...reset, enterprise: constant(0, 'A personal account.') }),
  imageUpload: multipart({ file: file('A picture of 10 MB at most.') }),
  fileUpload: multipart({ file: file('A file of 10 MB at most.') }),

  signupForm: query({
    raceId,
    kind: described(v.picklist(['post', 'direct']), 'Mass entry, or direct entry.', 'post'),
  }),
  signupSubmission: json(submission),
  mySignups: query({ raceId }),
  consentWithdrawal: json({
    raceId,
    signupId: text('Id of the entry.', '7c1e…'),
    policyId: text('Id of the policy.', 'image'),
    agreed: described(v.literal(false), 'A consent can be withdrawn, not given.', false),
  }),
  requestedDocuments: query({ raceId }),
  documentSubmission: json({
    raceId,
    signupId: text('Id of the entry.', '7c1e…'),
    paperId: text('Id of the document.', 'proof'),
    files: described(
      v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)),
      'Addresses of the uploaded files, separated by commas.',
      '/uploads/3f9a.png',
    ),
  }),
  directApplication: json({
    ...submission,
    channel: described(v.picklist(DIRECT_CHANNELS), 'Way of direct entry.', 'direct'),
  }),
  directStatus: query({ raceId }),
  pastEvents: query({}),
  scoreVerification: json({
    raceId,
    name: optionalText('Name of the person.', '林远山', 80),
    documentNumber: optionalText('Document number.', '110101199003070011', 80),
    eventId: optionalText('An earlier race, with a bib.', 'run-2026', 80),
    bib: optionalText('Bib of that race.', 'A1234', 80),
    ...captchaIfAsked,
  }),

  registrationStatus: search(QueryType.registrationStatus, 'State of a person’s entries.'),
  thirdPartyRegistration: search(
    QueryType.thirdPartyRegistration,
    'Details of an entry made through a third party.',
  ),
  webRegistration: search(QueryType.webRegistration, 'Details of an entry made on the website.'),
  appRegistration: search(QueryType.appRegistration, 'Details of an entry made in the app.'),
  runnerScore: search(QueryType.userScore, 'Result of a runner.'),
  certificate: search(QueryType.userCertificate, 'Certificate of a finisher.'),
  resultsList: query({
    raceId,
    page: digits('Page, from 1.', '1'),
    size: digits('Entries of a page, 1,000 at most.', '50'),
    item: optionalText('Id of an event; empty for all.', 'half', 80),
    sex: described(
      v.optional(v.picklist(['', ...Object.values(Sex).map(String)]), ''),
      '1 men, 2 women, empty for all.',
      '2',
    ),
  }),
  certificateCheck: query({ code: text('The code on a certificate.', 'YL24-8K2M-77QX') }),
  exportFile: query({
    raceId,
    type: described(v.picklist(EXPORTS), 'Which file.', 'results'),
    language: optionalText('Language of the file’s words.', 'en', 20),
  }),
  photoSearch: json({
    raceId,
    ...credentials,
    signupNo: optionalText('Which entry is meant, of a person with several.', 'YL24-000123', 80),
    ...captchaIfAsked,
    page,
    size: pageSize(500, 60),
  }),
  faceSearch: multipart({
    raceId,
    consentedAt: text(
      'When the person consented to this one search, as ISO time.',
      '2024-10-28T08:12:00.000Z',
    ),
    page: digits('Page, from 1.', '1'),
    size: digits('Photos of a page, 500 at most.', '60'),
    ...captchaIfAsked,
    file: file('A portrait. It is compared and not stored.'),
  }),
  takedownRequest: json({
    raceId,
    photoId: text('Id of the photo.', 'p-2024-0031'),
    reason: described(v.picklist(TAKEDOWN_REASONS), 'Why it should be removed.', 'privacy'),
    details: optionalText('What the person adds.', 'I am in the background.', 400),
  }),
  takedownCode: json({
    ...captchaIfAsked,
    requestId: text('Id of the request.', 'T-000017'),
  }),
  takedownConfirmation: json({
    requestId: text('Id of the request.', 'T-000017'),
    captcha: code,
    verificationToken: text('From the answer to sending the code.', '7d2f…'),
  }),
} as const satisfies Record<string, Request>
