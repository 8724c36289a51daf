import type { FieldSource } from '../../src/api/signUpField.ts'
import type { SignUpForm } from '../../src/api/signUpForm.ts'
import type { FormKind } from '../../src/api/signup.ts'
import { contactFields } from './contactFields.ts'
import { declarationFields, guardianFields } from './declarationFields.ts'
import { directFields } from './directFields.ts'
import { identityFields } from './identityFields.ts'
import { kitFields } from './kitFields.ts'
import { policies } from './policies.ts'
import { proofFields } from './proofFields.ts'
import { statement } from './statement.ts'

const ages = { guardianUnder: 18, relativeFrom: 60 }
const since = '2022-01-01'

/** Both events with the facts of the 2024 edition (spec §1). */
export const items = [
  {
    itemId: 'full',
    name: '马拉松',
    nameEn: 'Marathon',
    distanceKm: 42.195,
    fee: 180,
    capacity: 3000,
    bornOnOrBefore: '2004-12-31',
    ...ages,
    proof: {
      since,
      anyOf: [
        { marathons: 1, halfMarathons: 0 },
        { marathons: 0, halfMarathons: 2 },
      ],
    },
  },
  {
    itemId: 'half',
    name: '半程马拉松',
    nameEn: 'Half marathon',
    distanceKm: 21.0975,
    fee: 120,
    capacity: 6000,
    bornOnOrBefore: '2008-12-31',
    ...ages,
    proof: {
      since,
      anyOf: [
        { marathons: 1, halfMarathons: 0 },
        { marathons: 0, halfMarathons: 1 },
      ],
    },
  },
]
export type Item = (typeof items)[number]

const section = (key: string, title: string, titleEn: string, hint = '', hintEn = '') => ({
  key,
  title,
  titleEn,
  hint,
  hintEn,
})
const SECTIONS = [
  section(
    'identity',
    '身份信息',
    'Who you are',
    '与领物时出示的证件一致，出生日期和性别由证件号码得出。',
    'As in the document that you bring to kit pick-up; date of birth and sex come from its number.',
  ),
  section(
    'channel',
    '直通资格',
    'Qualification',
    '按所选通道填写并上传证明。',
    'For the channel that you have chosen.',
  ),
  section(
    'contact',
    '联系方式',
    'How to reach you',
    '中签结果与退款通知会发到这里。',
    'Ballot result and refunds are told here.',
  ),
  section('emergency', '紧急联系人', 'Emergency contact'),
  section('kit', '装备与服务', 'Kit and services'),
  section('proof', '完赛证明', 'Earlier finishes'),
  section('health', '健康', 'Health'),
  section(
    'guardian',
    '监护人',
    'Guardian',
    '监护人须年满 18 岁，领物当日陪同到场。',
    'The guardian is of age and comes along to kit pick-up.',
  ),
  section('declaration', '声明与签名', 'Declaration and signature'),
]

const shared = [...contactFields, ...kitFields, ...proofFields]

export interface FormSource extends Pick<
  SignUpForm,
  'formId' | 'version' | 'sections' | 'policies' | 'statement'
> {
  fields: FieldSource[]
}

const form = (formId: string, fields: FieldSource[]): FormSource => ({
  formId,
  version: '2024.3',
  sections: SECTIONS.filter(({ key }) => fields.some((field) => field.section === key)),
  fields,
  policies,
  statement,
})

export const forms: Record<FormKind, FormSource> = {
  post: form('yanling-2024-post', [
    ...identityFields,
    ...shared,
    ...guardianFields,
    ...declarationFields,
  ]),
  direct: form('yanling-2024-direct', [
    ...identityFields,
    ...directFields,
    ...shared,
    ...guardianFields,
    ...declarationFields,
  ]),
}
