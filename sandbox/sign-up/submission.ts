import * as v from 'valibot'
import type { DirectChannel } from '../../src/api/directEntry.ts'
import type { Submission } from '../../src/api/signup.ts'
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

/** What a client sends to sign up, and to apply for direct entry. */
export const submissionBody = v.object(submission)
export const applicationBody = v.object({
  ...submission,
  channel: v.picklist(CHANNELS, `channel must be one of ${CHANNELS.join(', ')}.`),
})
export type SentSubmission = v.InferOutput<typeof submissionBody>

/** What is wrong with one field, or with the whole where `key` is ''. */
export interface SentFault {
  key: string
  message: string
  messageEn: string
}

const refused = (code: number, msg: string) => refusal(code, msg)

export const signUpRefusals = {
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
  noSignUp: refused(3010, '没有找到这项报名'),
  consentNeeded: refused(3011, '报名离不开这项授权，如需撤回请拨打组委会热线取消报名'),
  factsMissing: refused(3012, '请填写姓名与证件号码，或姓名、赛事与号码布'),
} as const

/** Refuses a form that is not in order; the first fault is the message, all of them stand in `data`. */
export const faulty = (faults: SentFault[]) => ({
  code: 3100,
  msg: faults[0]?.message ?? '',
  data: { faults },
})
