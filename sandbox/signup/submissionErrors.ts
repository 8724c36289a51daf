import { derivedValues } from '#domain/fields/derivedValues.ts'
import { type FieldSpec, fromApi, readValue, type SignupValues } from '#domain/fields/fieldTypes.ts'
import { shownFields } from '#domain/fields/shownFields.ts'
import { ageOn } from '#domain/identityDocument.ts'
import type { FormItem, FormSource } from '../editions/signupTypes.ts'
import { checkField, filesIn, LOST, REQUIRED, type Texts } from './fields/checkField.ts'
import { fieldErrorOf, type SentError, type SentSubmission } from './submission.ts'

/** An earlier finish that counts as proof. */
interface Finish {
  distance: 'marathon' | 'half'
  date: string
}

interface Given {
  form: FormSource
  /** The form's fields, with the places left of their options. */
  fields: FieldSpec[]
  item: FormItem
  channel: string
  raceDay: string
  /** `YYYY-MM-DD`. */
  today: string
  sent: Pick<SentSubmission, 'values' | 'consents' | 'statementVersion'>
  /** Finishes found for this account, by verification id. */
  found: (verificationId: string) => Finish | undefined
  hasFile: (address: string) => boolean
}

/** An error that is said in a whole sentence. */
const sentence = (key: string, { zh, en, ja }: Texts): SentError[] => [
  { key, message: zh, messageEn: en, messageJa: ja },
]

/** Submitted values as the form held them. Unreadable ones are omitted. */
const currentValues = (fields: FieldSpec[], sent: Record<string, unknown>): SignupValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = fromApi(field, sent[field.key])
      return value === undefined ? [] : [[field.key, value]]
    }),
  )

/** Values derived from the identity document must match the submitted ones. */
const identityErrors = (shown: FieldSpec[], values: SignupValues, derived: SignupValues) =>
  shown
    .filter(({ key }) => Object.hasOwn(derived, key) && derived[key] !== values[key])
    .flatMap(({ key, label, labelEn, labelJa = labelEn }) =>
      sentence(key, {
        zh: `${label}与证件不符`,
        en: `${labelEn} does not match the ID.`,
        ja: `${labelJa}が証明書と一致しません。`,
      }),
    )

function proofErrors({ item, raceDay, found }: Given, values: SignupValues): SentError[] {
  const { proof } = item
  if (!proof || !Object.hasOwn(values, 'score')) return []
  const score = readValue('score-verification', values.score)
  const verified = score.finishes.map(({ verificationId }) => found(verificationId))
  const finishes = [...verified.filter((finish) => finish !== undefined), ...score.claims]
  const counted = finishes.filter(({ date }) => date >= proof.since && date < raceDay)
  const marathons = counted.filter(({ distance }) => distance === 'marathon').length
  const isEnough = proof.anyOf.some(
    (option) => marathons >= option.marathons && counted.length - marathons >= option.halfMarathons,
  )
  if (isEnough && !verified.includes(undefined)) return []
  return sentence('score', {
    zh: '完赛证明不符合该项目的要求',
    en: 'Your earlier finishes do not meet the requirements of this event.',
    ja: '完走歴がこの種目の条件を満たしていません。',
  })
}

function consentErrors({ form, sent }: Given, shown: FieldSpec[]): SentError[] {
  const agreed = (policyId: string) => {
    const policy = form.policies.find((one) => one.policyId === policyId)
    return sent.consents.some(
      (consent) => consent.policyId === policyId && consent.version === policy?.version,
    )
  }
  return shown.flatMap((field) =>
    field.type === 'policy' && field.required && !agreed(field.policyId)
      ? [fieldErrorOf(field, { zh: '请先同意', en: 'needs your consent', ja: '同意が必要です' })]
      : [],
  )
}

/** Returns all errors of a submission, those of fields first and in form order. */
export function submissionErrors(given: Given): SentError[] {
  const { form, fields, item, channel, raceDay, today, sent, hasFile } = given
  const values = currentValues(fields, sent.values)
  const derived = derivedValues(fields, values, today)
  const birthDate = readValue('date-picker', derived.birthDate ?? values.birthDate)
  const age = ageOn(birthDate, raceDay)
  const answerOf = (isSo: boolean) => birthDate && (isSo ? 'yes' : 'no')
  const { finishes } = readValue('score-verification', values.score)
  const shown = shownFields(fields, values, {
    '@item': item.itemId,
    '@channel': channel,
    '@guardian': answerOf(age < item.guardianUnder),
    '@relative': answerOf(age >= (item.relativeFrom ?? Infinity)),
    '@verified': finishes.length > 0 ? 'yes' : 'no',
  })

  const fieldErrors = shown.flatMap((field) => {
    if (field.type === 'policy') return []
    const value = sent.values[field.key]
    const isMissing = value === undefined || value === null || value === ''
    if (isMissing) return field.required ? [fieldErrorOf(field, REQUIRED)] : []
    const wrong =
      checkField(field, value, { values, today, raceDay }) ??
      (filesIn(field, value).every(hasFile) ? undefined : LOST)
    return wrong ? [fieldErrorOf(field, wrong)] : []
  })
  const tooYoung =
    item.bornOnOrBefore && birthDate > item.bornOnOrBefore
      ? sentence('birthDate', {
          zh: `${item.name}须在 ${item.bornOnOrBefore} 及以前出生`,
          en: `For the ${item.nameEn} you must be born on or before ${item.bornOnOrBefore}.`,
          ja: `${item.nameJa ?? item.nameEn}に参加できるのは、${item.bornOnOrBefore}以前に生まれた人です。`,
        })
      : []
  const tooOld =
    item.bornOnOrAfter && birthDate && birthDate < item.bornOnOrAfter
      ? sentence('birthDate', {
          zh: `${item.name}须在 ${item.bornOnOrAfter} 及以后出生`,
          en: `For the ${item.nameEn} you must be born on or after ${item.bornOnOrAfter}.`,
          ja: `${item.nameJa ?? item.nameEn}に参加できるのは、${item.bornOnOrAfter}以降に生まれた人です。`,
        })
      : []
  const unsigned =
    sent.statementVersion === (form.statement?.version ?? '')
      ? []
      : sentence('', {
          zh: '参赛声明已更新，请重新签署',
          en: 'The declaration has changed. Sign it again.',
          ja: '誓約書が更新されました。もう一度署名してください。',
        })
  return [
    ...fieldErrors,
    ...identityErrors(shown, values, derived),
    ...tooYoung,
    ...tooOld,
    ...proofErrors(given, values),
    ...consentErrors(given, shown),
    ...unsigned,
  ]
}
