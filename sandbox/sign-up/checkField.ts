import type { FieldSource } from '../../src/api/signUpField.ts'
import { inspect } from './documents.ts'
import { readSent, type Sent, type SentType } from './sentValues.ts'

/** What is said of a value, in both languages. */
export interface Words {
  zh: string
  en: string
}

const words = {
  wrong: { zh: '内容不正确', en: 'is not correct' },
  option: { zh: '请选择所列的选项', en: 'is none of the answers' },
  length: { zh: '字数不符合要求', en: 'is too short or too long' },
  range: { zh: '超出范围', en: 'is out of range' },
  many: { zh: '数量超出限制', en: 'has too many parts' },
  text: { zh: '请填写说明', en: 'needs a text' },
  images: { zh: '请上传图片', en: 'needs pictures' },
  document: { zh: '证件号码不正确', en: 'is not a correct document number' },
  price: { zh: '价格已变更，请重新确认', en: 'has another price now' },
  proof: { zh: '请为所填的完赛上传证明', en: 'needs proof of what is claimed' },
} satisfies Record<string, Words>

type SourceOf<T extends SentType> = Extract<FieldSource, { type: T }>
type Check<T extends SentType> = (value: Sent<T>, field: SourceOf<T>) => Words | undefined
type Options = { options?: { value?: string; withText?: boolean; withImages?: boolean }[] }

const none = () => undefined
const find = ({ options = [] }: Options, value: string) =>
  options.find((option) => option.value === value)
const chosen = (value: string, field: Options) => (find(field, value) ? undefined : words.option)
const atMost = (list: unknown[], max = Infinity) => (list.length > max ? words.many : undefined)

function written(value: string, { rules }: FieldSource): Words | undefined {
  const { length } = Array.from(value.trim())
  const { minLength = 0, maxLength = Infinity } = rules ?? {}
  return length < minLength || length > maxLength ? words.length : undefined
}

const checks: { [T in SentType]: Check<T> } = {
  checkbox: (value, field) =>
    value.map((one) => chosen(one, field)).find(Boolean) ?? atMost(value, field.max),
  'clothing-size': chosen,
  country: none,
  'country-advanced': none,
  'single-country': (value, { countries = [] }) =>
    countries.length > 0 && !countries.includes(value) ? words.option : undefined,
  'date-picker': (value, { min, max }) =>
    (min && value < min) || (max && value > max) ? words.range : undefined,
  email: none,
  gender: (value, { required }) => (required && value === 0 ? words.option : undefined),
  input: written,
  number: (value, { rules }) =>
    value < (rules?.min ?? 1) || value > (rules?.max ?? Infinity) ? words.range : undefined,
  area: none,
  'area-image-upload': ({ images }, { maxCount }) =>
    images.length === 0 ? words.images : atMost(images, maxCount),
  'past-events': (value, { max }) => atMost(value, max),
  phone: (value, { isInternational }) =>
    isInternational || !value.startsWith('+') ? undefined : words.wrong,
  picker: chosen,
  radio: chosen,
  'radio-input'({ value, text }, field) {
    if (find(field, value)?.withText && !text.trim()) return words.text
    return text.length > (field.maxLength ?? Infinity) ? words.length : chosen(value, field)
  },
  'radio-image-upload'({ value, images }, field) {
    if (find(field, value)?.withImages && images.length === 0) return words.images
    return atMost(images, field.maxCount) ?? chosen(value, field)
  },
  'radio-link': chosen,
  'paid-score-validation': ({ accepted, price: sent }, { price }) =>
    accepted && sent !== price ? words.price : undefined,
  'score-verification': ({ claims, proof }, { maxCount }) =>
    claims.length > 0 !== proof.length > 0 ? words.proof : atMost(proof, maxCount),
  textarea: written,
  'image-upload': (value) => atMost(value, 1),
  'images-upload': (value, { maxCount }) => atMost(value, maxCount),
  url: none,
  signature: none,
  policy: none,
  'identity-document': (value, { kinds = [] }) =>
    inspect(value).isSound && (kinds.length === 0 || kinds.includes(value.kind))
      ? undefined
      : words.document,
}

function check<T extends SentType>(type: T, field: SourceOf<T>, sent: unknown) {
  const value = readSent(type, sent)
  return value === undefined ? words.wrong : checks[type](value, field)
}

/** What is wrong with a value that was sent for a field; nothing is asked of who sent it. */
export const checkField = (field: FieldSource, sent: unknown): Words | undefined =>
  check(field.type, field, sent)

/** The addresses of uploaded files that a value holds. */
export function filesIn(sent: unknown): string[] {
  if (typeof sent === 'string')
    return sent.split(',').filter((part) => part.startsWith('/uploads/'))
  if (typeof sent !== 'object' || sent === null) return []
  return Object.values(sent).flatMap(filesIn)
}
