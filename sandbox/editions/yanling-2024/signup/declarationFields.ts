import type { FieldSource } from '#domain/fields/fieldTypes.ts'

const showWhen = { field: '@guardian', in: ['yes'] }
const guardian = { section: 'guardian', showWhen, sensitive: 'guardian' as const }

/** Guardian of an entrant under 18 on race day. */
export const guardianFields: FieldSource[] = [
  {
    ...guardian,
    key: 'guardianName',
    type: 'input',
    label: '监护人姓名',
    labelEn: 'Guardian’s name',
    required: true,
    otherThan: 'name',
    rules: { maxLength: 60 },
  },
  {
    ...guardian,
    key: 'guardianRelation',
    type: 'picker',
    label: '与选手的关系',
    labelEn: 'Relationship to the runner',
    required: true,
    options: [
      { value: 'mother', label: '母亲', labelEn: 'Mother' },
      { value: 'father', label: '父亲', labelEn: 'Father' },
      { value: 'other', label: '其他法定监护人', labelEn: 'Another legal guardian' },
    ],
  },
  {
    ...guardian,
    key: 'guardianDocument',
    type: 'identity-document',
    label: '监护人证件',
    labelEn: 'Guardian’s ID',
    required: true,
    otherThan: 'document',
  },
  {
    ...guardian,
    key: 'guardianBirthDate',
    type: 'date-picker',
    label: '监护人出生日期',
    labelEn: 'Guardian’s date of birth',
    required: true,
    from: 'guardianDocument',
    minAge: 18,
  },
  {
    ...guardian,
    key: 'guardianPhone',
    type: 'phone',
    label: '监护人手机号',
    labelEn: 'Guardian’s phone number',
    required: true,
    isInternational: true,
  },
]

const consent = (policyId: string, label: string, labelEn: string, required = true) =>
  ({
    key: `consent-${policyId}`,
    type: 'policy',
    section: 'declaration',
    policyId,
    label,
    labelEn,
    required,
  }) as const

const signature = { type: 'signature', section: 'declaration', required: true } as const

/** Signatures, and a separate consent for each use of sensitive data. */
export const declarationFields: FieldSource[] = [
  {
    ...signature,
    key: 'signature',
    label: '选手签名',
    labelEn: 'Runner’s signature',
    by: 'runner',
    sensitive: 'signature',
  },
  {
    ...signature,
    key: 'guardianSignature',
    label: '监护人签名',
    labelEn: 'Guardian’s signature',
    by: 'guardian',
    sensitive: 'signature',
    showWhen,
  },
  consent('document', '同意处理证件信息', 'My ID may be checked and used'),
  consent('health', '同意处理健康信息', 'My health data may be used'),
  {
    ...consent('guardian', '监护人同意处理其信息', 'The guardian’s data may be used'),
    showWhen,
  },
  consent('publication', '同意公布全名', 'My full name may be published', false),
]
