import type { FieldSource } from '../../src/api/signUpField.ts'

const section = 'identity'

/** Who enters; birth date and sex are read from the document where it tells them. */
export const identityFields: FieldSource[] = [
  {
    key: 'name',
    type: 'input',
    section,
    label: '姓名',
    labelEn: 'Name',
    hint: '须与证件一致',
    hintEn: 'As it stands in your document',
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
    labelEn: 'Identity document',
    hint: '领物与检录时出示同一证件',
    hintEn: 'Bring the same document to kit pick-up and check-in',
    required: true,
    nationalityFrom: 'nationality',
    sensitive: 'document',
  },
  {
    key: 'documentPicture',
    type: 'image-upload',
    section,
    label: '证件照片页',
    labelEn: 'Page of the document with its picture',
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
