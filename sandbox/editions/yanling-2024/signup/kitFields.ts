import type { FieldSource } from '#domain/fields/fieldTypes.ts'

const section = 'kit'
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']

/** Kit, and transport to the start. */
export const kitFields: FieldSource[] = [
  {
    key: 'clothing',
    type: 'clothing-size',
    section,
    label: '参赛服尺码',
    labelEn: 'Shirt size',
    hint: '参赛服为修身版型，介于两码之间请选大一码。',
    hintEn: 'The shirt is a close fit. Between two sizes, choose the larger one.',
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
    label: '参赛物品领取日期',
    labelEn: 'Kit pick-up',
    hint: '须本人持证件到场并采集人脸信息，不可代领。',
    hintEn: 'In person, with your ID; we take a photo of your face to check that it is you.',
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
    label: '摆渡车',
    labelEn: 'Shuttle bus',
    options: [
      { value: 'none', label: '不乘坐', labelEn: 'None' },
      {
        value: 'P1',
        label: 'P1 燕岭站南广场 → 燕岭广场',
        labelEn: 'P1 Yanling Station, south square → Yanling Square',
      },
      {
        value: 'P2',
        label: 'P2 河东停车场 → 燕岭广场',
        labelEn: 'P2 Hedong car park → Yanling Square',
      },
    ],
  },
  {
    key: 'services',
    type: 'checkbox',
    section,
    label: '需要的服务',
    labelEn: 'Services',
    options: [
      { value: 'bag', label: '存包', labelEn: 'Bag storage' },
      { value: 'pacer', label: '跟随配速员', labelEn: 'Run with a pacer' },
      { value: 'vegetarian', label: '素食能量补给', labelEn: 'Vegetarian energy food' },
    ],
    max: 3,
  },
  {
    key: 'insurance',
    type: 'radio-link',
    section,
    label: '保险说明',
    labelEn: 'Insurance',
    required: true,
    options: [
      {
        value: 'read',
        label: '已阅读保险说明',
        labelEn: 'I have read the note on insurance',
        link: '#/article/insurance',
        linkLabel: '参赛保险说明',
        linkLabelEn: 'Your insurance',
      },
    ],
  },
]
