import type { FieldType, FieldValues } from '#domain/fields/fieldTypes.ts'

interface Sample<T extends FieldType> {
  /** Settings of the definition besides the label. */
  settings?: Record<string, unknown>
  /** A valid value, as it is sent and restored. */
  value: FieldValues[T]
  /** What the review shows in Chinese; '' if it shows only images. */
  shown: string
}

const options = [
  { value: 'a', label: '甲', labelEn: 'First' },
  { value: 'b', label: '乙', labelEn: 'Second', withText: true, withImages: true },
]
const AREA = ['110000', '110100', '110108']
const [ONE, TWO] = ['/uploads/1.png', '/uploads/2.png']

/** A valid value for every known field type. */
export const samples: { [T in Exclude<FieldType, 'unknown'>]: Sample<T> } = {
  input: { value: '周予安', shown: '周予安' },
  textarea: { value: '两行\n文字', shown: '两行 文字' },
  number: { settings: { unit: '分钟' }, value: '215', shown: '215 分钟' },
  email: { value: 'a@race.test', shown: 'a@race.test' },
  phone: { value: '13800000922', shown: '13800000922' },
  url: { value: 'https://race.test/a', shown: 'https://race.test/a' },
  radio: { settings: { options }, value: 'a', shown: '甲' },
  'radio-link': { settings: { options }, value: 'a', shown: '甲' },
  picker: { settings: { options }, value: 'a', shown: '甲' },
  checkbox: { settings: { options }, value: ['a', 'b'], shown: '甲、乙' },
  'clothing-size': { settings: { options }, value: 'b', shown: '乙' },
  'radio-input': { settings: { options }, value: { value: 'b', text: '山友' }, shown: '乙 山友' },
  'date-picker': { value: '2024-09-20', shown: '2024 年 9 月 20 日' },
  country: { value: 'AD', shown: '安道尔' },
  'single-country': { settings: { countries: ['CN', 'HK'] }, value: 'HK', shown: '中国香港' },
  'country-advanced': { value: { region: 'foreign', country: 'AD' }, shown: '安道尔' },
  area: { value: AREA, shown: '北京市 / 海淀区' },
  'image-upload': { value: ONE, shown: '' },
  'images-upload': { value: [TWO, ONE], shown: '' },
  'area-image-upload': { value: { area: AREA, images: [ONE] }, shown: '北京市 / 海淀区' },
  'radio-image-upload': {
    settings: { options },
    value: { value: 'b', images: [ONE, TWO] },
    shown: '乙',
  },
  'identity-document': { value: { kind: 'passport', number: 'X1234567' }, shown: '护照' },
  gender: { value: 2, shown: '女' },
  'past-events': { value: ['yanling-2022'], shown: '2022 燕岭马拉松' },
  'score-verification': {
    settings: { since: '2022-01-01' },
    value: {
      searched: true,
      finishes: [],
      claims: [{ distance: 'half', date: '2023-05-01', name: '青峡' }],
      proof: [ONE, TWO],
    },
    shown: '青峡',
  },
  'paid-score-validation': { settings: { price: 20 }, value: 'yes', shown: '需要，20' },
  signature: { value: { image: ONE, typed: '' }, shown: '' },
  policy: {
    settings: { policyId: 'health' },
    value: { version: '2024.1', agreedAt: '2024-08-15 14:36:12' },
    shown: '2024.1',
  },
}
