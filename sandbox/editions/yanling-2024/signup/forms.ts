import type { FieldSource } from '#domain/fields/fieldTypes.ts'
import type { FormKind } from '#api/race/signup.ts'
import { contactFields } from './contactFields.ts'
import { declarationFields, guardianFields } from './declarationFields.ts'
import { directFields } from './directFields.ts'
import { identityFields } from './identityFields.ts'
import { kitFields } from './kitFields.ts'
import { policies } from './policies.ts'
import { proofFields } from './proofFields.ts'
import { statement } from './declaration.ts'
import type { FormItem, FormSource } from '../../signupTypes.ts'

const ages = { guardianUnder: 18, relativeFrom: 60 }
const since = '2022-01-01'

/** Both events, with the details of the 2024 edition (spec §1). */
export const items: FormItem[] = [
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
    '与领取参赛物品时出示的证件一致。填写居民身份证号码的，出生日期和性别自动填入。',
    'Exactly as on the ID that you will bring to kit pick-up. From a Chinese resident ID number we fill in your date of birth and sex.',
  ),
  section(
    'channel',
    '申请资格',
    'Qualification',
    '按所选类别填写并上传证明。',
    'Fill in what your type of entry asks for, and upload proof.',
  ),
  section(
    'contact',
    '联系方式',
    'How to reach you',
    '中签结果与退款通知会发到这里。',
    'We send your ballot result and refund news here.',
  ),
  section('emergency', '紧急联系人', 'Emergency contact'),
  section('kit', '装备与服务', 'Kit and services'),
  section('proof', '完赛证明', 'Earlier finishes'),
  section('health', '健康', 'Health'),
  section(
    'guardian',
    '监护人',
    'Guardian',
    '须为选手本人以外的法定监护人，比赛日年满 18 岁，领取参赛物品当日陪同到场。',
    'A legal guardian other than the runner, aged 18 or over on race day, who comes along to kit pick-up.',
  ),
  section('declaration', '声明与签名', 'Declaration and signature'),
]

const shared = [...contactFields, ...kitFields, ...proofFields]

/** Direct entry applicants wait for the audit instead of the ballot. */
const DIRECT_SECTIONS = SECTIONS.map((one) =>
  one.key === 'contact'
    ? {
        ...one,
        hint: '审核结果与缴费通知会发到这里。',
        hintEn: 'We send the outcome of your application, and when to pay, here.',
      }
    : one,
)

const form = (
  formId: string,
  fields: FieldSource[],
  sections: FormSource['sections'] = SECTIONS,
): FormSource => ({
  formId,
  version: '2024.3',
  sections: sections.filter(({ key }) => fields.some((field) => field.section === key)),
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
  direct: form(
    'yanling-2024-direct',
    [...identityFields, ...directFields, ...shared, ...guardianFields, ...declarationFields],
    DIRECT_SECTIONS,
  ),
}
