import type { FieldSource } from '#domain/fields/fieldTypes.ts'
import { texts } from '../texts.ts'

type Triple = [en: string, ja: string, zh: string]

const label = (...words: Triple) => texts('label', ...words)
const hint = (...words: Triple) => texts('hint', ...words)
const option = (value: string, ...words: Triple) => ({ value, ...label(...words) })

const abroad = { showWhen: { field: 'residence', in: ['abroad'] } }
const inJapan = { showWhen: { field: 'residence', in: ['japan'] } }
const underAge = {
  section: 'guardian',
  showWhen: { field: '@guardian', in: ['yes'] },
  sensitive: 'guardian' as const,
}
const PREFECTURES =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'
const SIZES = ['XS', 'S', 'M', 'L', 'XL']

/** The entrant: with a passport from abroad, without a document in Japan. */
const identity: FieldSource[] = [
  {
    key: 'name',
    type: 'input',
    section: 'identity',
    ...label('Name', '氏名', '姓名'),
    ...hint(
      'As on your passport or photo ID',
      '本人確認書類と同じ表記',
      '与护照或带照片的证件一致',
    ),
    required: true,
    rules: { maxLength: 60 },
  },
  {
    key: 'residence',
    type: 'radio',
    section: 'identity',
    ...label('Where do you live?', 'お住まい', '居住地'),
    required: true,
    options: [
      option('japan', 'In Japan', '日本国内', '日本'),
      option('abroad', 'Outside Japan', '海外', '日本以外'),
    ],
  },
  {
    key: 'country',
    type: 'country',
    section: 'identity',
    ...label('Country or region', '国・地域', '国家或地区'),
    required: true,
    ...abroad,
  },
  {
    key: 'prefecture',
    type: 'picker',
    section: 'identity',
    ...label('Prefecture', '都道府県', '都道府县'),
    required: true,
    options: PREFECTURES.split(' ').map((name) => option(name, name, name, name)),
    ...inJapan,
  },
  {
    key: 'document',
    type: 'identity-document',
    section: 'identity',
    ...label('Passport', 'パスポート', '护照'),
    ...hint(
      'Bring the same passport to bib pick-up',
      'ナンバーカードの受け取りに同じパスポートをお持ちください',
      '领取号码布时出示同一本护照',
    ),
    required: true,
    kinds: ['passport'],
    sensitive: 'document',
    ...abroad,
  },
  {
    key: 'birthDate',
    type: 'date-picker',
    section: 'identity',
    ...label('Date of birth', '生年月日', '出生日期'),
    required: true,
    from: 'document',
  },
  {
    key: 'gender',
    type: 'gender',
    section: 'identity',
    ...label('Sex', '性別', '性别'),
    required: true,
  },
]

const contact: FieldSource[] = [
  {
    key: 'phone',
    type: 'phone',
    section: 'contact',
    ...label('Phone number', '電話番号', '手机号'),
    ...hint(
      'With the country code, such as +81 90 1234 5678',
      '国番号を付けて入力（例：+81 90 1234 5678）',
      '请加国家代码，例如 +81 90 1234 5678',
    ),
    required: true,
    isInternational: true,
  },
  {
    key: 'email',
    type: 'email',
    section: 'contact',
    ...label('E-mail', 'メールアドレス', '邮箱'),
    required: true,
  },
  {
    key: 'emergencyName',
    type: 'input',
    section: 'emergency',
    ...label('Emergency contact', '緊急連絡先の氏名', '紧急联系人姓名'),
    required: true,
    otherThan: 'name',
    rules: { maxLength: 60 },
  },
  {
    key: 'emergencyRelation',
    type: 'picker',
    section: 'emergency',
    ...label('Relationship to you', '続柄', '与选手的关系'),
    required: true,
    options: [
      option('family', 'Family', '家族', '家人'),
      option('friend', 'Friend or colleague', '友人・同僚', '朋友或同事'),
    ],
  },
  {
    key: 'emergencyPhone',
    type: 'phone',
    section: 'emergency',
    ...label('Emergency contact’s phone number', '緊急連絡先の電話番号', '紧急联系人手机号'),
    required: true,
    isInternational: true,
  },
]

const race: FieldSource[] = [
  {
    key: 'experience',
    type: 'input',
    section: 'experience',
    ...label('Race that you finished', '完走した大会', '已完成的赛事'),
    ...hint(
      'A trail race of at least 50 km or a marathon since 1 January 2022: name and year',
      '2022年1月1日以降に完走した50km以上のトレイルレース、またはフルマラソンの大会名と年',
      '2022 年 1 月 1 日以来完成的 50 公里及以上越野赛或马拉松：赛事名称与年份',
    ),
    required: true,
    rules: { maxLength: 80 },
    showWhen: { field: '@item', in: ['100k'] },
  },
  {
    key: 'club',
    type: 'input',
    section: 'experience',
    ...label('Running club', 'ランニングクラブ', '跑团'),
    rules: { maxLength: 40 },
  },
  {
    key: 'clothing',
    type: 'clothing-size',
    section: 'kit',
    ...label('Shirt size', 'Tシャツのサイズ', '参赛服尺码'),
    required: true,
    options: SIZES.map((size) => option(size, size, size, size)),
    chart: [
      { ...label('Height', '身長', '身高'), centimetres: [155, 162, 169, 176, 183] },
      { ...label('Chest', '胸囲', '胸围'), centimetres: [82, 87, 92, 97, 103] },
    ],
  },
  {
    key: 'pickUpDay',
    type: 'radio',
    section: 'kit',
    ...label('Bib pick-up', 'ナンバーカードの受け取り', '领取号码布'),
    ...hint(
      'In person at Kirisato Community Hall, with your mandatory kit',
      '霧里公民館。必携品を持って本人がお越しください',
      '本人携带装备到雾里公民馆领取',
    ),
    required: true,
    options: [
      option(
        '2025-05-23',
        'Friday, 23 May, 12:00–20:30',
        '5月23日（金）12:00〜20:30',
        '5 月 23 日（星期五）12:00–20:30',
      ),
      option(
        '2025-05-24',
        'Saturday, 24 May, 4:30–9:00 (50 km: until 5:30)',
        '5月24日（土）4:30〜9:00（50kmは5:30まで）',
        '5 月 24 日（星期六）4:30–9:00（50 公里至 5:30）',
      ),
    ],
    showWhen: { field: '@item', in: ['50k', '20k'] },
  },
  {
    key: 'bus',
    type: 'picker',
    section: 'kit',
    ...label('Bus', '連絡バス', '接驳巴士'),
    options: [
      option('none', 'None', '利用しない', '不乘坐'),
      option('friday', 'From the station on Friday', '金曜日に駅から', '星期五从车站乘坐'),
      option('saturday', 'From the station on Saturday', '土曜日に駅から', '星期六从车站乘坐'),
    ],
  },
  {
    key: 'parking',
    type: 'radio',
    section: 'kit',
    ...label('Parking at Kawahara, JPY 1,000', '河原駐車場（1,000円）', '河原停车场（1000 日元）'),
    ...hint('You pay when you arrive', '到着時にお支払いください', '到场时缴费'),
    options: [option('yes', 'Yes', '利用する', '需要'), option('no', 'No', '利用しない', '不需要')],
  },
  {
    key: 'health',
    type: 'radio-image-upload',
    section: 'health',
    ...label('Health', '健康状態', '健康状况'),
    required: true,
    sensitive: 'health',
    options: [
      option(
        'fit',
        'I have no condition that rules out a long run',
        '長距離走に支障のある病気はない',
        '没有不宜长跑的疾病',
      ),
      {
        ...option(
          'cleared',
          'I have a medical condition and my doctor’s clearance',
          '病気があるが、医師の許可を得ている',
          '有病史，医生允许参赛',
        ),
        withImages: true,
      },
    ],
    maxSize: 5,
    maxSizeUnit: 'MB',
    maxCount: 2,
  },
]

const guardian: FieldSource[] = [
  {
    ...underAge,
    key: 'guardianName',
    type: 'input',
    ...label('Guardian’s name', '保護者の氏名', '监护人姓名'),
    required: true,
    otherThan: 'name',
    rules: { maxLength: 60 },
  },
  {
    ...underAge,
    key: 'guardianRelation',
    type: 'picker',
    ...label('Relationship to the runner', '参加者との続柄', '与选手的关系'),
    required: true,
    options: [
      option('parent', 'Parent', '父母', '父母'),
      option('other', 'Another legal guardian', 'その他の法定代理人', '其他法定监护人'),
    ],
  },
  {
    ...underAge,
    key: 'guardianBirthDate',
    type: 'date-picker',
    ...label('Guardian’s date of birth', '保護者の生年月日', '监护人出生日期'),
    required: true,
    minAge: 18,
  },
  {
    ...underAge,
    key: 'guardianPhone',
    type: 'phone',
    ...label('Guardian’s phone number', '保護者の電話番号', '监护人手机号'),
    required: true,
    isInternational: true,
  },
]

const consent = (policyId: string, words: Triple, required = true): FieldSource => ({
  key: `consent-${policyId}`,
  type: 'policy',
  section: 'declaration',
  policyId,
  ...label(...words),
  required,
})
const signature = { type: 'signature', section: 'declaration', required: true } as const

/** Signatures, and a separate consent for each use of sensitive data. */
const declaration: FieldSource[] = [
  {
    ...signature,
    key: 'signature',
    ...label('Runner’s signature', '参加者の署名', '选手签名'),
    by: 'runner',
    sensitive: 'signature',
  },
  {
    ...signature,
    key: 'guardianSignature',
    ...label('Guardian’s signature', '保護者の署名', '监护人签名'),
    by: 'guardian',
    sensitive: 'signature',
    showWhen: underAge.showWhen,
  },
  {
    ...consent('document', [
      'My passport number may be used',
      'パスポート番号の利用',
      '同意使用护照号码',
    ]),
    ...abroad,
  },
  consent('health', ['My health data may be used', '健康情報の利用', '同意处理健康信息']),
  {
    ...consent('guardian', [
      'The guardian’s data may be used',
      '保護者の情報の利用',
      '监护人同意处理其信息',
    ]),
    showWhen: underAge.showWhen,
  },
  consent('publication', ['My full name may be published', '氏名の公開', '同意公布全名'], false),
]

export const fields = [...identity, ...contact, ...race, ...guardian, ...declaration]
