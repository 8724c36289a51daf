import * as v from 'valibot'
import type { FieldError, FormState } from '#domain/fields/fieldType.ts'
import {
  type FieldSource,
  type FieldSpec,
  fieldSpecSchema,
  filesOf,
  fromApi,
  validateField,
} from '#domain/fields/fieldTypes.ts'

/** A message in the languages of the services. */
export interface Texts {
  zh: string
  en: string
  ja: string
}

export const REQUIRED: Texts = { zh: '请填写', en: 'is missing', ja: '入力してください' }
/** A file that was never uploaded. */
export const LOST: Texts = {
  zh: '文件不存在，请重新上传',
  en: 'has a file that could not be found. Please upload it again',
  ja: 'ファイルが見つかりません。もう一度アップロードしてください',
}
const WRONG: Texts = { zh: '内容不正确', en: 'is not correct', ja: '内容が正しくありません' }
const PRICE: Texts = {
  zh: '价格已变更，请重新确认',
  en: 'has a new price. Please confirm it',
  ja: '料金が変わりました。もう一度確かめてください',
}
const option: Texts = {
  zh: '请选择所列的选项',
  en: 'is not one of the answers listed',
  ja: '一覧から選んでください',
}
const length: Texts = {
  zh: '字数不符合要求',
  en: 'is too short or too long',
  ja: '文字数が条件に合いません',
}
const range: Texts = { zh: '超出范围', en: 'is out of range', ja: '範囲外です' }
const document: Texts = {
  zh: '证件号码不正确',
  en: 'is not a correct ID number',
  ja: '証明書番号が正しくありません',
}
const other: Texts = {
  zh: '须填写选手以外的另一人',
  en: 'must be that of a person other than the runner',
  ja: '選手以外の人を入力してください',
}

/** Messages more specific than "incorrect". */
const TEXTS: Partial<Record<FieldError['code'], Texts>> = {
  required: REQUIRED,
  option,
  soldOut: { zh: '已订完，请改选', en: 'is sold out', ja: '受付を終了しました' },
  tooShort: length,
  tooLong: length,
  tooSmall: range,
  tooLarge: range,
  earliest: range,
  latest: range,
  tooMany: { zh: '数量超出限制', en: 'has too many entries', ja: '件数が上限を超えています' },
  text: { zh: '请填写说明', en: 'needs an explanation', ja: '説明を入力してください' },
  images: { zh: '请上传图片', en: 'needs a picture', ja: '画像をアップロードしてください' },
  proof: {
    zh: '请为所填的完赛上传证明',
    en: 'needs proof of the races you named',
    ja: '入力した完走歴の証明をアップロードしてください',
  },
  length: document,
  characters: document,
  region: document,
  checkDigit: document,
  otherDocument: document,
  sameName: other,
  sameDocument: other,
}

function wordsOf({ code, limit }: FieldError): Texts {
  if (code !== 'minAge') return TEXTS[code] ?? WRONG
  return {
    zh: `比赛日须年满 ${limit} 岁`,
    en: `must be that of a person aged ${limit} or over on race day`,
    ja: `大会当日に${limit}歳以上の人を入力してください`,
  }
}

/** A field as parsed by the site. */
export const specOf = (field: FieldSource): FieldSpec => v.parse(fieldSpecSchema, field)

/** File URLs issued by this service. */
const UPLOADED = /^\/uploads\/[\da-f]{32}\.[a-z\d]+$/

/** URLs of the uploaded files in a submitted value. */
export const filesIn = (field: FieldSpec, sent: unknown): string[] =>
  filesOf(field, fromApi(field, sent))

const paidService = v.object({ accepted: v.boolean(), price: v.number() })

/** Parses the service sent for a `paid-score-validation` field. Its price is in the race's currency. */
function readPaidService(sent: unknown): v.InferOutput<typeof paidService> | undefined {
  const parsed = v.safeParse(paidService, sent)
  return parsed.success ? parsed.output : undefined
}

function isNewPrice(field: FieldSpec, sent: unknown): boolean {
  if (field.type !== 'paid-score-validation') return false
  const service = readPaidService(sent)
  return service?.accepted === true && service.price !== field.price
}

/** Validates a submitted value without trusting the client. Returns the error, if any. */
export function checkField(field: FieldSpec, sent: unknown, form: FormState): Texts | undefined {
  const value = fromApi(field, sent)
  const isRead = value !== undefined && filesIn(field, sent).every((url) => UPLOADED.test(url))
  if (!isRead) return WRONG
  if (isNewPrice(field, sent)) return PRICE
  const error = validateField(field, value, form)
  // Which finishes count is checked together with the event.
  return error && error.code !== 'claim' ? wordsOf(error) : undefined
}
