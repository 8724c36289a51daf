import * as v from 'valibot'
import type { DirectChannel } from '../../src/api/race/directEntry.ts'
import type { Submission } from '../../src/api/race/signup.ts'
import { refusal } from '../envelope.ts'

const named = (name: string) => v.pipe(v.string(`${name} must be a text.`), v.maxLength(200))

const submission = {
  raceId: named('raceId'),
  formId: named('formId'),
  version: named('version'),
  itemId: named('itemId'),
  values: v.record(v.string(), v.unknown(), 'values must be an object.'),
  consents: v.array(
    v.object({
      policyId: named('policyId'),
      version: named('version'),
      agreedAt: named('agreedAt'),
    }),
    'consents must be a list.',
  ),
  statementVersion: named('statementVersion'),
  submitKey: v.pipe(
    named('submitKey'),
    v.regex(/^\w{8,64}$/, 'submitKey must be 8 to 64 letters.'),
  ),
} satisfies Record<keyof Submission, v.GenericSchema>

const CHANNELS: DirectChannel[] = ['sponsor', 'direct', 'jy', 'cs']

/** Request body of a sign-up, and of an application for direct entry. */
export const submissionBody = v.object(submission)
export const applicationBody = v.object({
  ...submission,
  channel: v.picklist(CHANNELS, `channel must be one of ${CHANNELS.join(', ')}.`),
})
export type SentSubmission = v.InferOutput<typeof submissionBody>

/** An error in one field, or in the whole form if `key` is ''. */
export interface SentError {
  key: string
  message: string
  messageEn: string
}

const refused = (code: number, msg: string) => refusal(code, msg)

export const signupErrors = {
  noRace: refused(404, '赛事不存在'),
  notOpen: refused(3001, '报名尚未开始'),
  over: refused(3002, '报名已截止'),
  closed: refused(3003, '报名通道未开放'),
  full: refused(3004, '该项目名额已满'),
  itemUnknown: refused(3005, '请选择参赛项目'),
  formChanged: refused(3006, '报名表已更新，请核对后重新提交'),
  alreadySignedUp: refused(3007, '您已报名该项目，请勿重复提交'),
  documentTaken: refused(3008, '该证件已报名，同一证件只受理一个项目'),
  alreadyApplied: refused(3009, '您的申请已提交，请等待审核'),
  noSignup: refused(3010, '没有找到这项报名'),
  consentNeeded: refused(3011, '没有这一项同意就不能报名；如需撤回，请联系组委会取消报名'),
  queryMissing: refused(3012, '请填写姓名与证件号码，或姓名、赛事与参赛号'),
} as const

/** Response for an invalid form: the first error is the message, and `data` lists them all. */
export const faulty = (faults: SentError[]) => ({
  code: 3100,
  msg: faults[0]?.message ?? '',
  data: { faults },
})
