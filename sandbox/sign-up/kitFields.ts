import type { FieldSource } from '../../src/api/signUpField.ts'

const section = 'kit'
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']

/** What is handed out, and how the entrant gets to the start. */
export const kitFields: FieldSource[] = [
  {
    key: 'clothing',
    type: 'clothing-size',
    section,
    label: '参赛服尺码',
    labelEn: 'Shirt size',
    hint: '参赛服为修身版型，介于两码之间请选大一码。',
    hintEn: 'The shirt is cut close. Between two sizes, take the larger one.',
    required: true,
    options: SIZES.map((value) => ({ value, label: value, labelEn: value })),
    chart: [
      { label: '身高', labelEn: 'Height', centimetres: [155, 160, 165, 170, 175, 180, 185] },
      { label: '胸围', labelEn: 'Chest', centimetres: [82, 86, 90, 94, 98, 102, 106] },
      { label: '衣长', labelEn: 'Length', centimetres: [60, 62, 64, 66, 68, 70, 72] },
    ],
  },
  {
    key: 'pickUpDay',
    type: 'radio',
    section,
    label: '领物日期',
    labelEn: 'Kit pick-up',
    hint: '须本人持证件到场并采集人像，不可代领。',
    hintEn: 'In person, with your document; your face is captured.',
    required: true,
    options: [
      { value: '2024-09-20', label: '9 月 20 日', labelEn: '20 September' },
      { value: '2024-09-21', label: '9 月 21 日', labelEn: '21 September' },
    ],
  },
  {
    key: 'shuttle',
    type: 'picker',
    section,
    label: '接驳车',
    labelEn: 'Shuttle bus',
    options: [
      { value: 'none', label: '不乘坐', labelEn: 'None' },
      { value: 'north', label: '市区北线', labelEn: 'City, north line' },
      { value: 'west', label: '市区西线', labelEn: 'City, west line' },
    ],
  },
  {
    key: 'services',
    type: 'checkbox',
    section,
    label: '需要的服务',
    labelEn: 'Services',
    options: [
      { value: 'bag', label: '存衣', labelEn: 'Bag storage' },
      { value: 'pacer', label: '跟随配速员', labelEn: 'Run with a pacer' },
      { value: 'vegetarian', label: '素食能量补给', labelEn: 'Vegetarian food' },
    ],
    max: 3,
  },
  {
    key: 'insurance',
    type: 'radio-link',
    section,
    label: '保险条款',
    labelEn: 'Insurance terms',
    required: true,
    options: [
      {
        value: 'read',
        label: '已阅读保险条款',
        labelEn: 'I have read the insurance terms',
        link: '#/race-information/race-rules',
        linkLabel: '竞赛规程：保险与医疗',
        linkLabelEn: 'Race rules: insurance and medical cover',
      },
    ],
  },
]
