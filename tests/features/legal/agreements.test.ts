// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { forms, items, statement } from '#sandbox/editions/yanling-2024/signup/forms.ts'
import { signup } from '#sandbox/editions/yanling-2024/signup/signup.ts'
import { agreements } from '#tests/editions/yanling-2024/agreements.ts'
import { documents, edition, readable } from '#tests/editions/yanling-2024/documents.ts'
import { chinese, english } from '../../../artwork/files/statementText.mjs'

const { policies } = forms.post
const LANGUAGES = ['zh', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const agreement = (name: keyof typeof agreements, language: Language) =>
  readable(agreements[name][language])
const page = (id: string, language: Language) => {
  const found = documents.find((document) => document.id === id)
  return readable((language === 'zh' ? found?.content : found?.contentEn) ?? '')
}
const consent = (id: string, language: Language) => {
  const found = policies.find(({ policyId }) => policyId === id)
  return readable((language === 'zh' ? found?.content : found?.contentEn) ?? '')
}
const listItems = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, texts = '']) => readable(texts))

describe('data collected by the forms', () => {
  const NAME = ['姓名', 'Name']
  const EMERGENCY = [
    '紧急联系人的姓名、关系与手机号',
    'relation and phone number of your emergency',
  ]
  const RELATIVE = ['知情亲属的姓名与手机号', 'name and phone number of a relative who knows']
  const QUALIFICATION = [
    '赞助、直通、精英与公益名额的资格材料',
    'sponsor, direct, elite and charity places',
  ]
  const SERVICES = ['其他服务的选择', 'other services']
  const ADDRESS = ['住址', 'home address']
  const GUARDIAN = [
    '监护人的姓名、关系、证件类型与号码、出生日期、手机号',
    'Guardian’s name, relation',
  ]
  const SIGNATURES = ['选手与监护人的签名', 'Signatures of runner and guardian']
  const RESULTS = ['过往成绩', 'past results']
  const PROOF = ['完赛证明', 'Proof of an earlier finish']

  /** How the privacy policy names each field, by field key. */
  const COLLECTED: Record<string, string[]> = {
    name: NAME,
    nationality: ['国家或地区', 'country or region'],
    document: ['证件类型与号码', 'type and number of your ID'],
    documentPicture: ['证件资料页照片', 'picture of your ID page'],
    birthDate: ['出生日期', 'date of birth'],
    gender: ['性别', 'sex'],
    phone: ['手机号', 'phone number'],
    email: ['邮箱', 'e-mail address'],
    area: ADDRESS,
    residence: ADDRESS,
    address: ADDRESS,
    emergencyName: EMERGENCY,
    emergencyRelation: EMERGENCY,
    emergencyPhone: EMERGENCY,
    relativeName: RELATIVE,
    relativePhone: RELATIVE,
    clothing: ['参赛服尺码', 'Shirt size'],
    pickUpDay: ['领物日期', 'day of kit pick-up'],
    shuttle: ['摆渡车', 'shuttle bus'],
    services: SERVICES,
    insurance: SERVICES,
    expressReview: SERVICES,
    club: ['跑团', 'running club'],
    bestMinutes: RESULTS,
    personalBest: RESULTS,
    pastEvents: RESULTS,
    score: PROOF,
    proof: PROOF,
    racePictures: ['参赛照片', 'race pictures'],
    runningLog: ['训练记录', 'training log'],
    health: ['健康状况、医生证明', 'State of health, doctor’s clearance'],
    medical: ['体检报告', 'medical report'],
    sponsorCode: QUALIFICATION,
    sponsorCountry: QUALIFICATION,
    merit: QUALIFICATION,
    resultLink: QUALIFICATION,
    clubSeat: QUALIFICATION,
    charity: QUALIFICATION,
    donation: QUALIFICATION,
    portrait: ['证件照', 'Portrait'],
    guardianName: GUARDIAN,
    guardianRelation: GUARDIAN,
    guardianDocument: GUARDIAN,
    guardianBirthDate: GUARDIAN,
    guardianPhone: GUARDIAN,
    signature: SIGNATURES,
    guardianSignature: SIGNATURES,
  }
  const asked = [
    ...Object.values(forms).flatMap(({ fields }) => fields),
    ...signup.supportingDocuments.map(({ field }) => field),
  ].filter(({ type }) => type !== 'policy')

  test.each([...new Set(asked.map(({ key }) => key))])('%s is in the privacy policy', (key) => {
    for (const [at, language] of LANGUAGES.entries())
      expect(agreement('privacy', language)).toContain(
        COLLECTED[key]?.[at] ?? `the text that COLLECTED names for ${key}`,
      )
  })

  test('data marked as sensitive in the forms is sensitive in the policy', () => {
    const texts = {
      document: ['证件号码与证件资料页照片', 'ID numbers and pictures of your ID page'],
      health: ['健康信息', 'health data'],
      guardian: ['监护人信息', 'the guardian’s data'],
      signature: ['签名', 'signatures'],
      face: ['人脸信息', 'facial data'],
    }
    expect(new Set(asked.flatMap(({ sensitive }) => sensitive ?? []))).toEqual(
      new Set(Object.keys(texts)),
    )
    for (const [at, language] of LANGUAGES.entries()) {
      const [, paragraph = ''] =
        /<p><strong>(.*?)<\/strong>/.exec(agreements.privacy[language].split('<h2>')[2] ?? '') ?? []
      for (const kind of Object.values(texts)) expect(paragraph).toContain(kind[at])
    }
  })
})

describe('retention periods', () => {
  const periods: [kind: string, consent: string, zh: string[], en: string[]][] = [
    ['health data', 'health', ['健康信息', '赛后 30 天内'], ['health data', 'within 30 days']],
    ['guardian', 'guardian', ['监护人信息', '赛后 30 天内'], ['guardian’s data', 'within 30 days']],
    ['ID', 'document', ['证件信息', '赛后 6 个月内'], ['including ID', 'within 6 months']],
    ['signatures', 'guardian', ['签名', '赛后 6 个月内'], ['signatures', 'within 6 months']],
  ]
  test.each(periods)('%s: the same period in policy and consent', (_, id, ...texts) => {
    for (const [at, language] of LANGUAGES.entries()) {
      const [kind = '', period = ''] = texts[at] ?? []
      const lines = listItems(agreements.privacy[language])
      expect(lines.find((line) => line.includes(period) && line.includes(kind))).toBeDefined()
      expect(consent(id, language)).toContain(period)
    }
  })
})

describe('public names', () => {
  test('only the first character is public; a full name requires consent', () => {
    for (const of of [agreement('privacy', 'zh'), consent('publication', 'zh')]) {
      expect(of).toContain('任何人都能查看的抽签名单与成绩榜中，姓名只显示首字')
      expect(of).toMatch(/秩序册、获奖公告与赛事报道(可以)?使用.*全名/)
    }
    for (const of of [agreement('privacy', 'en'), consent('publication', 'en')]) {
      expect(of).toContain(
        'The ballot list and the results list, which anyone can see, show only the first character of a name.',
      )
      expect(of).toMatch(/the programme, the announcement of prize winners .* your full name/i)
    }
  })
})

describe('the declaration', () => {
  const points = (html: string) => listItems(html.replace(/<\/?a\b[^>]*>/g, ''))
  const found = documents.find(({ id }) => id === 'race-statement')
  const pageZh = points(found?.content ?? '')
  const pageEn = points(found?.contentEn ?? '')

  test('is signed with the same text as on its page', () => {
    expect(pageZh).toHaveLength(13)
    expect(points(statement.guardianContent)).toEqual(pageZh.slice(9))
    expect(points(statement.content)).toEqual(pageZh.slice(0, 9))
    expect(points(statement.guardianContentEn)).toEqual(pageEn.slice(9))
    expect(points(statement.contentEn)).toEqual(pageEn.slice(0, 9))
  })

  test('is the same in the file for download', () => {
    expect(chinese.parts.flatMap((part) => part.points)).toEqual(pageZh)
    expect(english.parts.flatMap((part) => part.points)).toEqual(pageEn)
  })

  test('may be signed by hand or by typing a name', () => {
    expect(page('race-statement', 'zh')).toContain('可以手写，也可以键入姓名')
    expect(page('race-statement', 'en')).toContain('draw your signature or type your name')
  })
})

describe('the agreement matches the rules', () => {
  const facts: [string, string[], string[]][] = [
    ['fees', ['180 元', '120 元'], ['CNY 180', 'CNY 120']],
    [
      'ages',
      ['2024 年内', '2004 年 12 月 31 日', '2008 年 12 月 31 日'],
      ['by 31 December 2024', '31 December 2004', '31 December 2008'],
    ],
    [
      'who must not run',
      ['患有不适合长跑的疾病，或怀孕、近期饮酒、感冒发热者，不得参赛'],
      [
        'You must not run if you have a condition that rules out long-distance running, are pregnant, have recently drunk alcohol, or have a cold or a fever.',
      ],
    ],
    [
      'kit that nobody collected',
      ['逾期不领的，视为放弃参赛'],
      ['If you do not collect your kit in time, you give up your place'],
    ],
    ['days of entry', ['8 月 8 日至 8 月 18 日 24:00'], ['8 August to 24:00 on 18 August 2024']],
    ['places', ['3000 个', '6000 个'], ['3,000', '6,000']],
    ['the waiting list', ['9 月 13 日 18:00'], ['13 September']],
    ['cut-offs', ['14:25', '11:15'], ['14:25', '11:15']],
    ['check-in', ['6:20 至 7:45'], ['6:20']],
    ['bags', ['15:30', '12:45', '5 个工作日内'], ['15:30', '12:45', 'within 5 working days']],
    ['medical points', ['每 2.5 公里'], ['every 2.5 km']],
    ['timing mats', ['每 5 公里', '21.0975 公里处'], ['every 5 km', 'one more at 21.0975 km']],
    [
      'results',
      ['赛后 24 小时，即 9 月 23 日 14:25', '公示 10 天'],
      ['24 hours after the race', '14:25 on 23 September', 'provisional for 10 days'],
    ],
    ['prizes', ['公示 10 天', '30 个工作日内'], ['10 days', 'within 30 working days']],
  ]
  test.each(facts)('%s', (_, ...texts) => {
    for (const [at, language] of LANGUAGES.entries())
      for (const fact of texts[at] ?? []) {
        expect(agreement('registration', language)).toContain(fact)
        expect(page('race-rules', language)).toContain(fact)
      }
  })

  test('results come 24 hours after the race, not within 24 hours', () => {
    for (const name of ['account', 'privacy', 'registration'] as const) {
      expect(agreement(name, 'zh')).not.toContain('24 小时内')
      expect(agreement(name, 'en')).not.toContain('within 24 hours')
    }
  })

  test('no intermediate cut-offs, and concealing an illness is at the runner’s own risk', () => {
    expect(agreement('registration', 'zh')).not.toContain('途中')
    expect(agreement('registration', 'en')).not.toMatch(/on the way/)
    expect(agreement('registration', 'zh')).toContain('隐瞒病情')
    expect(agreement('registration', 'en')).toContain('concealing an illness')
  })

  test('a relative is named from the age set in the form', () => {
    expect(items.map(({ relativeFrom }) => relativeFrom)).toEqual([60, 60])
    const texts = (language: Language) => [
      agreement('registration', language),
      agreement('privacy', language),
      page('race-rules', language),
      page('registration-instructions', language),
    ]
    for (const text of texts('zh')) expect(text).toMatch(/比赛日年满 60 周?岁的[^。]*知情亲属/)
    for (const text of texts('en'))
      expect(text).toMatch(/if you are 60 or over on race day,[^.]* a relative who knows that you/i)
  })
})

describe('age', () => {
  test('anyone old enough to run may have an account', () => {
    expect(agreement('account', 'zh')).toContain('已满 16 周岁，或在注册当年年满 16 周岁')
    expect(agreement('account', 'en')).toContain('or turn 16 in the calendar year in which you')
  })

  test('runners who turn 20 or 16 later in the year are not excluded', () => {
    for (const id of ['race-rules', 'registration-instructions'])
      expect(page(id, 'zh')).not.toMatch(/(?<!2024 年内)满 (20|16) 岁/)
    expect(agreement('registration', 'zh')).not.toMatch(/(?<!2024 年内)年满 (20|16) 周岁/)
    expect(agreement('registration', 'en')).not.toMatch(/aged (20|16) or over/)
  })
})

describe('the sign-up form and the race’s pages', () => {
  test('ask for the ID at kit pick-up and nowhere else', () => {
    const field = forms.post.fields.find(({ key }) => key === 'document')
    expect(field).toMatchObject({
      hint: '领取参赛物品时出示同一证件原件',
      hintEn: 'Bring the same ID to kit pick-up',
    })
    for (const id of ['race-rules', 'kit-pick-up']) {
      expect(page(id, 'zh')).toMatch(/检录[^。]*不再?查验证件/)
      expect(page(id, 'en')).toMatch(/at check-in [^.]*(?:\. You need no ID|no ID is asked for)/i)
    }
    const [bib] = edition.mandatoryKit ?? []
    expect(bib?.note).toContain('检录、取包都凭它，不必带证件')
    expect(bib?.noteEn).toContain('you need no ID')
  })

  test('agree on what counts as proof, and on the price of verification', () => {
    const proof = forms.post.fields.find(({ key }) => key === 'score')
    expect(proof?.hint).toContain('报名半程马拉松：一场马拉松或一场半程马拉松')
    expect(proof?.hintEn).toContain('for the half marathon: one marathon or one half marathon')
    const service = forms.post.fields.find(({ key }) => key === 'expressReview')
    const price = service && 'price' in service ? service.price : undefined
    for (const text of [page('registration-instructions', 'zh'), agreement('registration', 'zh')])
      expect(text).toContain(`收费 ${price} 元，与报名费一并支付`)
    for (const text of [page('registration-instructions', 'en'), agreement('registration', 'en')])
      expect(text).toContain(`CNY ${price}`)
  })

  test('name the step in which the declaration is signed', () => {
    expect(page('race-statement', 'zh')).toContain('“声明与签名”一步')
    expect(page('race-statement', 'en')).toContain('the step “Declaration” of the entry form')
    expect(chinese.signingNote).toContain('“声明与签名”一步')
    expect(english.signingNote).toContain('the step “Declaration” of the entry form')
  })

  test('promise direct-entry applicants a decision, not a ballot', () => {
    const hint = forms.direct.sections.find(({ key }) => key === 'contact')
    expect(hint?.hint).toBe('审核结果与缴费通知会发到这里。')
    expect(hint?.hintEn).not.toContain('ballot')
  })

  test('offer the same shuttle lines to the start', () => {
    const field = forms.post.fields.find(({ key }) => key === 'shuttle')
    const lines = edition.raceGuide?.shuttles.filter(({ line }) => line.startsWith('P')) ?? []
    expect(lines).toHaveLength(2)
    expect(field && 'options' in field && field.options?.slice(1)).toEqual(
      lines.map(({ line, lineEn }) => ({ value: line.slice(0, 2), label: line, labelEn: lineEn })),
    )
    for (const { line, lineEn, every, everyEn } of lines) {
      expect(page('race-route', 'zh')).toContain(`${line} 4:50 至 6:50 ${every}`)
      expect(page('race-route', 'en')).toContain(lineEn)
      expect(every).toMatch(/^约 \d+ 分钟$/)
      expect(everyEn).toMatch(/^about every \d+ min$/)
    }
    expect(page('race-route', 'en')).toMatch(/about every 10 minutes[^]*about every 15 minutes/)
  })
})
