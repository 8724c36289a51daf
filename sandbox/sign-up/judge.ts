import type { FieldSource } from '../../src/api/signUpField.ts'
import { checkField, filesIn, type Words } from './checkField.ts'
import { ageOn, inspect } from './documents.ts'
import type { FormSource, Item } from './forms.ts'
import { readSent } from './sentValues.ts'
import { shownFields } from './shownFields.ts'
import type { SentFault, SentSubmission } from './submission.ts'

/** An earlier finish that counts as proof. */
interface Finish {
  distance: 'marathon' | 'half'
  date: string
}

interface Given {
  form: FormSource
  item: Item
  channel: string
  raceDay: string
  sent: Pick<SentSubmission, 'values' | 'consents' | 'statementVersion'>
  /** What the centre has found for this account, by verification id. */
  found: (verificationId: string) => Finish | undefined
  hasFile: (address: string) => boolean
}

const REQUIRED: Words = { zh: '请填写', en: 'is missing' }
const LOST: Words = { zh: '文件不存在，请重新上传', en: 'names a file that is not there' }

const about = ({ key, label = key, labelEn = key }: FieldSource, { zh, en }: Words): SentFault => ({
  key,
  message: `${label}：${zh}`,
  messageEn: `${labelEn} ${en}.`,
})
const whole = (key: string, message: string, messageEn: string): SentFault[] => [
  { key, message, messageEn },
]

function birthDateOf({ values }: Given['sent']): string {
  const document = readSent('identity-document', values.document)
  return (
    (document && inspect(document).birthDate) ?? readSent('date-picker', values.birthDate) ?? ''
  )
}

/** Facts that the document tells must be what was sent. */
function identityFaults({ values }: Given['sent']): SentFault[] {
  const document = readSent('identity-document', values.document)
  const said = document ? inspect(document) : undefined
  if (said?.birthDate && values.birthDate !== said.birthDate) {
    return whole(
      'birthDate',
      '出生日期与证件不符',
      'The date of birth is not that of the document.',
    )
  }
  if (said?.gender && values.gender !== said.gender) {
    return whole('gender', '性别与证件不符', 'The sex is not that of the document.')
  }
  return []
}

function proofFaults({ sent, item, raceDay, found }: Given): SentFault[] {
  const score = readSent('score-verification', sent.values.score)
  if (!score) return []
  const verified = score.verified.map(found)
  const finishes = [...verified.filter((finish) => finish !== undefined), ...score.claims]
  const counted = finishes.filter(({ date }) => date >= item.proof.since && date < raceDay)
  const marathons = counted.filter(({ distance }) => distance === 'marathon').length
  const isEnough = item.proof.anyOf.some(
    (way) => marathons >= way.marathons && counted.length - marathons >= way.halfMarathons,
  )
  if (isEnough && !verified.includes(undefined)) return []
  return whole(
    'score',
    '完赛证明不符合该项目的要求',
    'The earlier finishes do not meet what the event asks for.',
  )
}

function consentFaults({ form, sent }: Given, shown: FieldSource[]): SentFault[] {
  const agreed = (policyId: string) => {
    const policy = form.policies.find((one) => one.policyId === policyId)
    return sent.consents.some(
      (consent) => consent.policyId === policyId && consent.version === policy?.version,
    )
  }
  return shown.flatMap((field) =>
    field.type === 'policy' && field.required && !agreed(field.policyId ?? '')
      ? [about(field, { zh: '请先同意', en: 'is not agreed to' })]
      : [],
  )
}

/** Everything that is wrong with a submission, the form's fields in their order first. */
export function judge(given: Given): SentFault[] {
  const { form, item, channel, raceDay, sent, hasFile } = given
  const birthDate = birthDateOf(sent)
  const age = ageOn(birthDate, raceDay)
  const told = (isSo: boolean) => (birthDate ? (isSo ? 'yes' : 'no') : '')
  const verified = readSent('score-verification', sent.values.score)?.verified ?? []
  const shown = shownFields(form.fields, sent.values, {
    '@item': item.itemId,
    '@channel': channel,
    '@guardian': told(age < item.guardianUnder),
    '@relative': told(age >= item.relativeFrom),
    '@verified': verified.length > 0 ? 'yes' : 'no',
  })

  const fieldFaults = shown.flatMap((field) => {
    if (field.type === 'policy') return []
    const value = sent.values[field.key]
    const isMissing = value === undefined || value === null || value === ''
    if (isMissing) return field.required ? [about(field, REQUIRED)] : []
    const wrong = checkField(field, value) ?? (filesIn(value).every(hasFile) ? undefined : LOST)
    return wrong ? [about(field, wrong)] : []
  })
  const tooYoung =
    birthDate > item.bornOnOrBefore
      ? whole(
          'birthDate',
          `${item.name}须在 ${item.bornOnOrBefore} 及以前出生`,
          `For the ${item.nameEn} you must be born on or before ${item.bornOnOrBefore}.`,
        )
      : []
  const unsigned =
    sent.statementVersion === form.statement?.version
      ? []
      : whole(
          '',
          '参赛声明已更新，请重新签署',
          'The declaration has changed: please sign it again.',
        )
  return [
    ...fieldFaults,
    ...identityFaults(sent),
    ...tooYoung,
    ...proofFaults(given),
    ...consentFaults(given, shown),
    ...unsigned,
  ]
}
