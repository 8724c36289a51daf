import type * as v from 'valibot'
import { SignupCode } from '#api/race/signupCodes.ts'
import type { requests } from '#api/requests.ts'
import type { FieldSpec } from '#domain/fields/fieldTypes.ts'
import { refusal } from '../envelope.ts'
import type { Texts } from './fields/checkField.ts'

export type SentSubmission = v.InferOutput<typeof requests.signupSubmission.schema>

/** An error in one field, or in the whole form if `key` is ''. */
export interface SentError {
  key: string
  message: string
  messageEn: string
  messageJa: string
}

/** An error of a field, whose label begins the message. */
export const fieldErrorOf = (
  { key, label, labelEn, labelJa }: Pick<FieldSpec, 'key' | 'label' | 'labelEn' | 'labelJa'>,
  { zh, en, ja }: Texts,
): SentError => ({
  key,
  message: `${label || key}：${zh}`,
  messageEn: `${labelEn || key} ${en}.`,
  messageJa: `${labelJa || labelEn || key}：${ja}。`,
})

export const signupErrors = {
  noRace: refusal(404, {
    zh: '赛事不存在',
    en: 'There is no such race',
    ja: '該当する大会がありません',
  }),
  notOpen: refusal(SignupCode.notOpen, {
    zh: '报名尚未开始',
    en: 'Entries are not open yet',
    ja: 'エントリーはまだ始まっていません',
  }),
  over: refusal(SignupCode.over, {
    zh: '报名已截止',
    en: 'Entries have closed',
    ja: 'エントリーは締め切りました',
  }),
  closed: refusal(SignupCode.closed, {
    zh: '报名通道未开放',
    en: 'This way of entry is not open',
    ja: 'このエントリー方法は受け付けていません',
  }),
  full: refusal(SignupCode.full, {
    zh: '该项目名额已满',
    en: 'This event is full',
    ja: 'この種目は定員に達しました',
  }),
  itemUnknown: refusal(SignupCode.itemUnknown, {
    zh: '请选择参赛项目',
    en: 'Choose an event',
    ja: '種目を選んでください',
  }),
  formChanged: refusal(SignupCode.formChanged, {
    zh: '报名表已更新，请核对后重新提交',
    en: 'The form has changed. Check it and submit it again',
    ja: 'エントリーフォームが更新されました。内容を確認し、もう一度送信してください。',
  }),
  alreadySignedUp: refusal(SignupCode.alreadySignedUp, {
    zh: '您已报名该项目，无需再次提交',
    en: 'You have already entered this event',
    ja: 'この種目にはすでにエントリーしています',
  }),
  documentTaken: refusal(SignupCode.documentTaken, {
    zh: '该证件已报名，每人限报一个项目',
    en: 'This ID has already been entered. You can enter one event',
    ja: 'この本人確認書類ではすでにエントリー済みです。エントリーは1人1種目です。',
  }),
  alreadyApplied: refusal(SignupCode.alreadyApplied, {
    zh: '您的申请已提交，请等待审核',
    en: 'We have your application and are reviewing it',
    ja: '申請は受付済みです。審査をお待ちください。',
  }),
  noSignup: refusal(3010, {
    zh: '没有找到这项报名',
    en: 'There is no such entry',
    ja: '該当するエントリーがありません',
  }),
  consentNeeded: refusal(3011, {
    zh: '此项为报名必需，不同意则无法报名；如需撤回，请联系组委会取消报名',
    en: 'You cannot take part without this consent. To withdraw it, contact us to cancel your entry',
    ja: 'この同意がないとエントリーできません。撤回するには、大会事務局に連絡してエントリーを取り消してください。',
  }),
  accountFull: refusal(SignupCode.accountFull, {
    zh: '这个账号的报名已达上限，不能再添加',
    en: 'This account has as many entries as it may have',
    ja: 'このアカウントのエントリーは上限に達しています',
  }),
  queryMissing: refusal(3012, {
    zh: '请填写姓名与证件号码，或姓名、赛事与参赛号',
    en: 'Enter name and ID number, or name, race and bib',
    ja: '氏名と本人確認書類の番号、または氏名・大会・ナンバーカード番号を入力してください',
  }),
} as const

/** Response for an invalid form: the first error is the message, and `data` lists them all. */
export const invalidFormResponse = (faults: SentError[]) => ({
  code: SignupCode.fieldErrors,
  msg: {
    zh: faults[0]?.message ?? '',
    en: faults[0]?.messageEn ?? '',
    ja: faults[0]?.messageJa ?? '',
  },
  data: { faults },
})
