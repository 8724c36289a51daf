import type { FieldSource } from '#domain/fields/fieldTypes.ts'

const section = 'identity'

/** Personal details. Birth date and sex are derived from the identity document where possible. */
export const identityFields: FieldSource[] = [
  {
    key: 'name',
    type: 'input',
    section,
    label: '姓名',
    labelEn: 'Name',
    hint: '须与证件一致',
    hintEn: 'Exactly as on your ID',
    required: true,
    rules: { maxLength: 60 },
  },
  {
    key: 'nationality',
    type: 'country-advanced',
    section,
    label: '国家或地区',
    labelEn: 'Country or region',
    required: true,
  },
  {
    key: 'document',
    type: 'identity-document',
    section,
    label: '证件',
    labelEn: 'ID',
    hint: '领取参赛物品时出示同一证件原件',
    hintEn: 'Bring the same ID to kit pick-up',
    required: true,
    nationalityFrom: 'nationality',
    sensitive: 'document',
  },
  {
    key: 'documentPicture',
    type: 'image-upload',
    section,
    label: '证件资料页照片（卡式证件为正面）',
    labelEn: 'Photo page of your ID',
    required: true,
    showWhen: {
      field: 'document',
      in: ['passport', 'hk-macao-permit', 'taiwan-permit', 'foreign-resident-card'],
    },
    sensitive: 'document',
    maxSize: 5,
    maxSizeUnit: 'MB',
    confirmGenuine: true,
    confirmDelete: true,
  },
  {
    key: 'birthDate',
    type: 'date-picker',
    section,
    label: '出生日期',
    labelEn: 'Date of birth',
    required: true,
    from: 'document',
  },
  {
    key: 'gender',
    type: 'gender',
    section,
    label: '性别',
    labelEn: 'Sex',
    required: true,
    from: 'document',
  },
]
