import { describe, expect, test } from 'vitest'
import type { Problem } from '#config-check/finding.ts'
import type { Grade } from '#config-check/grade.ts'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { findingsIn, toFile, withValues } from './edited.ts'

const { config } = kirigadake2025
const race = '2025-05-23 22:00'
/** May 2026: a year after the race. */
const NEXT_YEAR_MS = Date.UTC(2026, 4, 1)

type Mistake = [
  values: Record<string, unknown>,
  problem: Problem,
  grade: Grade,
  /** The line that is named, and the path if it is not that of the first value. */
  line: string,
  path?: string,
]

const document = 'raceInformation.raceRules'

const mistakes: Mistake[] = [
  // Dates
  [{ 'raceItems[0].startTime': '23/05/2025 22:00' }, 'notDateTime', 'misleads', '23/05/2025'],
  [{ 'raceItems[0].startTime': '2025.5.23 22:00' }, 'notDateTimeLike', 'misleads', '2025.5.23'],
  [{ 'keyDates[0].time': '2025年2月1日' }, 'notDateTimeLike', 'misleads', '年2月1日'],
  [{ 'raceItems[0].startTime': '2025-05-23T22:00:00+09:00' }, 'notDateTime', 'misleads', '+09:00'],
  [{ 'keyDates[0].time': '2025-02-30' }, 'notDateTime', 'misleads', '2025-02-30'],
  [{ 'raceItems[0].cutOff': '28 hours' }, 'notCutOff', 'misleads', '28 hours'],
  [{ 'agreements.registration.date': '6 January 2025' }, 'notDay', 'improve', '6 January'],
  [{ [`${document}.time`]: 1_736_000_000 }, 'secondsNotMs', 'misleads', '1736000000'],
  [{ [`${document}.time`]: '6 January' }, 'notTime', 'misleads', '6 January'],
  [{ [`${document}.time`]: '1736000000000' }, 'readAs', 'improve', '1736000000000'],
  // Dates that contradict each other
  [
    { 'searchConfigList[0].signUpEndTime': '2025-01-31 23:59:59' },
    'endBeforeStart',
    'breaks',
    '2025-01-31',
  ],
  [
    { 'searchConfigList[0].signUpEndTime': '2025-06-30 23:59:59' },
    'signupAfterRace',
    'misleads',
    '2025-06-30',
  ],
  [{ 'raceItems[0].startTime': '2026-05-23 22:00' }, 'farFromRace', 'misleads', '2026-05-23'],
  [{ 'raceItems[1].cutOff': '2025-05-24 05:00' }, 'cutOffBeforeStart', 'misleads', '05:00'],
  [{ 'raceItems[1].cutOff': '90' }, 'cutOffTooEarly', 'misleads', '"90"'],
  [{ 'raceItems[1].cutOff': '2025-05-27 20:00' }, 'cutOffTooLate', 'misleads', '2025-05-27'],
  [
    { 'raceItems[0].waves': [{ pen: 'A', startTime: '2025-05-23 08:00' }] },
    'waveFarFromStart',
    'misleads',
    '2025-05-23 08:00',
    'raceItems[0].waves[0].startTime',
  ],
  [
    {
      keyDates: [
        { time: race, label: '比赛', labelEn: 'Race', labelJa: '大会', isRace: true },
        { time: '2025-05-30', label: '领物', labelEn: 'Kit', labelJa: '受付', kind: 'kitPickUp' },
      ],
    },
    'kitAfterRace',
    'misleads',
    '2025-05-30',
    'keyDates[1].time',
  ],
  [
    {
      keyDates: [
        { time: race, label: '比赛', labelEn: 'Race', labelJa: '大会', isRace: true },
        { time: '2025-05-01', label: '成绩', labelEn: 'Results', labelJa: '記録', kind: 'results' },
      ],
    },
    'resultsBeforeRace',
    'misleads',
    '2025-05-01',
    'keyDates[1].time',
  ],
  [
    {
      keyDates: [
        { time: race, label: '比赛', labelEn: 'Race', labelJa: '大会', isRace: true },
        { time: '2025-03-01', label: '抽签', labelEn: 'Ballot', labelJa: '抽選', kind: 'ballot' },
      ],
    },
    'ballotBeforeSignupEnd',
    'misleads',
    '2025-03-01',
    'keyDates[1].time',
  ],
  [
    {
      'race.refunds': [
        { until: '2025-04-30', percent: 50 },
        { until: '2025-03-31', percent: 20 },
      ],
    },
    'refundsNotInOrder',
    'misleads',
    '2025-03-31',
    'race.refunds[1].until',
  ],
  [
    {
      'race.refunds': [
        { until: '2025-03-31', percent: 20 },
        { until: '2025-04-30', percent: 50 },
      ],
    },
    'refundGrows',
    'misleads',
    '50',
    'race.refunds[1].percent',
  ],
  [
    { 'raceItems[0].earlyFees': [{ until: '2025-02-20', fee: 40_000 }] },
    'earlyFeeNotLower',
    'misleads',
    '40000',
    'raceItems[0].earlyFees[0].fee',
  ],
  [
    { 'raceItems[0].earlyFees': [{ until: '2025-04-20', fee: 30_000 }] },
    'earlyFeeAfterSignup',
    'misleads',
    '2025-04-20',
    'raceItems[0].earlyFees[0].until',
  ],
  [
    { 'carouselList[0].validFrom': Date.UTC(2025, 5, 1) },
    'neverShown',
    'breaks',
    '"validUntil"',
    'carouselList[0].validUntil',
  ],
  [
    {
      [`${document}.publishFrom`]: Date.UTC(2025, 5, 1),
      [`${document}.validUntil`]: Date.UTC(2025, 4, 1),
    },
    'overBeforeShown',
    'misleads',
    '"validUntil"',
    `${document}.validUntil`,
  ],
  [{ [`${document}.time`]: NEXT_YEAR_MS + 60 * 86_400_000 }, 'farFromRace', 'misleads', '"time"'],
  [{ 'calendarEvents[0].end': '2025-05-23 08:00' }, 'endBeforeStart', 'misleads', '08:00'],
  // Numbers
  [{ 'raceItems[0].fee': '18,00 €' }, 'notAmount', 'misleads', '18,00'],
  [{ 'raceItems[0].capacity': '4.000' }, 'notWholeNumber', 'misleads', '4.000'],
  [{ 'raceItems[0].distanceKm': '100 km' }, 'notPositive', 'misleads', '100 km'],
  [{ 'raceItems[0].distanceKm': 42_195 }, 'distanceInMetres', 'misleads', '42195'],
  [{ 'raceItems[0].climbM': 366_000 }, 'climbTooHigh', 'misleads', '366000'],
  [{ 'raceItems[0].fee': '32000' }, 'readAs', 'improve', '32000'],
  [{ 'raceItems[0].minimumAge': 1990 }, 'agesContradict', 'misleads', '1990'],
  // Zone, currency, languages
  [{ 'race.timeZone': 'Lisbon' }, 'notTimeZone', 'breaks', 'Lisbon'],
  [{ 'race.currency': '€' }, 'notCurrency', 'misleads', '€'],
  [{ 'race.currency': 'YEN' }, 'notCurrency', 'misleads', 'YEN'],
  [{ 'race.currency': undefined }, 'missing', 'misleads', '"race"', 'race.currency'],
  [{ 'race.languages[3]': 'tlh' }, 'notListed', 'breaks', 'tlh'],
  [{ 'hotLine.phone': '050-call-us' }, 'notPhone', 'misleads', 'call-us'],
  [{ 'race.defaultLanguage': 'ko' }, 'defaultLanguageNotOffered', 'misleads', '"ko"'],
  [
    { 'faq[0].questionEn': undefined },
    'noTranslation',
    'misleads',
    '"question"',
    'faq[0].question',
  ],
  [{ 'faq[0].questionKo': '질문' }, 'languageNotOffered', 'improve', 'questionKo'],
  // Fields and entries
  [{ 'raceItems[0].distance': 100 }, 'unknownFieldLike', 'misleads', '"distance"'],
  [{ raceItem: [] }, 'unknownFieldLike', 'breaks', '"raceItem"'],
  [{ weather: 'sunny' }, 'unknownField', 'misleads', '"weather"'],
  [{ raceItems: { full: {} } }, 'notList', 'breaks', '"raceItems"'],
  [{ theme: 'blue' }, 'notObject', 'misleads', '"theme"'],
  [{ 'faq[0].id': undefined }, 'entryWithout', 'breaks', '{', 'faq[0]'],
  [{ 'searchConfigList[0].openStatus': 'yes' }, 'notFlag', 'misleads', '"yes"'],
  [{ websiteTitleEn: 'undefined' }, 'junkText', 'misleads', '"undefined"'],
  [{ websiteTitleEn: 2025 }, 'readAs', 'improve', '2025'],
  [{ websiteTitleEn: { zh: '2025' } }, 'notText', 'misleads', '"websiteTitleEn"'],
  [{ 'searchConfigList[0].moduleType': 9 }, 'notListed', 'breaks', '"moduleType"'],
  // References
  [{ 'remoteAsyncRoutes[0].component': 'Layout View' }, 'noComponent', 'breaks', 'Layout View'],
  [{ 'remoteAsyncRoutes[0].component': 'layuot' }, 'noComponentLike', 'breaks', 'layuot'],
  [
    { 'remoteAsyncRoutes[0].children[0].path': '/registration-search' },
    'takenPath',
    'breaks',
    '/registration-search',
  ],
  [
    { 'remoteAsyncRoutes[0].children[1].path': 'race-rules' },
    'doubledPath',
    'breaks',
    '"race-rules"',
  ],
  [
    { 'remoteAsyncRoutes[0].children[0].meta.dataPath': 'raceInformation.raceRulez' },
    'deadDataPathLike',
    'breaks',
    'raceRulez',
  ],
  [{ 'remoteAsyncRoutes[0].redirect': '/rules' }, 'deadRoute', 'misleads', '"/rules"'],
  [{ 'searchConfigList[0].jumpUrl': '/pots' }, 'deadRouteLike', 'breaks', '/pots'],
  [{ 'carouselList[0].jumpUrl': 'no-such-text' }, 'deadDocument', 'misleads', 'no-such-text'],
  [
    { 'mandatoryKit[0].itemIds': ['10k'] },
    'noSuchEvent',
    'misleads',
    '"10k"',
    'mandatoryKit[0].itemIds[0]',
  ],
  [{ 'raceItems[1].itemId': '100k' }, 'doubledEvent', 'breaks', '"100k"'],
  [{ 'faq[1].id': 'how-places-are-given' }, 'doubledId', 'misleads', 'how-places-are-given'],
  [{ 'links.associations[0].url': 'trails.example' }, 'noScheme', 'breaks', '"trails.example"'],
  [
    { 'links.associations[0].url': 'http://trails.example' },
    'insecureLink',
    'improve',
    'http://trails.example',
  ],
  // Pictures, colours, agreements, documents
  [{ 'carouselList[0].surfacePlotUrl': '/hero.heic' }, 'notShownFormat', 'breaks', '/hero.heic'],
  [
    { logo: 'http://pictures.example/logo.svg' },
    'insecureFile',
    'improve',
    'http://pictures.example',
  ],
  [{ 'theme.primary': 'dark blue' }, 'notColour', 'misleads', 'dark blue'],
  [{ 'theme.accent': '#ffff66' }, 'paleColour', 'improve', '#ffff66'],
  [
    { 'agreements.registration': undefined },
    'noRegistrationAgreement',
    'breaks',
    '"agreements"',
    'agreements.registration',
  ],
  [
    { [`${document}.contentEn`]: '<p>Hello</p><script>alert(1)</script>' },
    'removedHtml',
    'misleads',
    '<script>',
  ],
  [
    { [`${document}.contentEn`]: '<p style="display:none">Hello</p>' },
    'hiddenHtml',
    'improve',
    'display:none',
  ],
  [
    { [`${document}.contentEn`]: '<p><img src="/a.jpg"></p>' },
    'htmlPictureNoAlt',
    'improve',
    '/a.jpg',
  ],
  [
    { [`${document}.contentEn`]: '<iframe src="https://map.example"></iframe>' },
    'embeddedHtml',
    'improve',
    'map.example',
  ],
  [
    { [`${document}.contentEn`]: '<p><a href="#/home>Go</a>.</p><p class="a">More</p>' },
    'unclosedTag',
    'misleads',
    '#/home',
  ],
  [
    { [`${document}.contentEn`]: '<p><a href="#/home>Go</a>.</p>' },
    'unclosedTag',
    'misleads',
    '#/home',
  ],
  [
    { [`${document}.contentEn`]: '<a href="javascript:alert(1)">Go</a>' },
    'deadHtmlLink',
    'misleads',
    'javascript',
  ],
  [
    { [`${document}.contentEn`]: '<a href="#/article/%">Go</a>' },
    'deadRoute',
    'misleads',
    '#/article/%',
  ],
  [
    { texts: { en: { 'site.hoem': 'Start' } } },
    'unknownTextLike',
    'misleads',
    'site.hoem',
    'texts.en.site.hoem',
  ],
  [
    { 'raceItems[0].earlyFees': [{ until: '2025-01-20', fee: 30_000 }] },
    'earlyFeeBeforeSignup',
    'misleads',
    '2025-01-20',
    'raceItems[0].earlyFees[0].until',
  ],
  [
    { 'race.refunds': [{ until: '2025-06-30', percent: 50 }] },
    'refundAfterRace',
    'misleads',
    '2025-06-30',
    'race.refunds[0].until',
  ],
  [{ 'searchConfigList[1].moduleType': 1 }, 'doubledCard', 'misleads', '"moduleType"'],
  [
    { 'remoteAsyncRoutes[0].children[0].meta.dataPath': '' },
    'noDataPath',
    'breaks',
    '{',
    'remoteAsyncRoutes[0].children[0]',
  ],
  [
    { texts: { en: { 'lap.counter': 'Laps' } } },
    'unknownText',
    'misleads',
    'lap.counter',
    'texts.en.lap.counter',
  ],
]

describe('a mistake is named with its grade and its place', () => {
  test.each(mistakes)('%o: %s', async (values, problem, grade, line, path) => {
    const findings = await findingsIn(toFile(withValues(config, values)))
    const [first = ''] = Object.keys(values)
    expect(findings).toContainEqual(
      expect.objectContaining({
        problem,
        grade,
        at: path ?? first,
        lineText: expect.stringContaining(line) as string,
      }),
    )
  })
})

describe('a file that is no JSON is named with its line', () => {
  test.each<[string, (file: string) => string, Problem, string]>([
    [
      'a missing comma',
      (file) => file.replace('"race": {', '"slogan": "" "race": {'),
      'jsonCommaExpected',
      'slogan',
    ],
    ['a comma too many', (file) => file.replace(/\n\}$/, ',\n}'), 'jsonPropertyNameExpected', '}'],
    [
      'a comment',
      (file) => file.replace('"race": {', '// ours\n"race": {'),
      'jsonInvalidCommentToken',
      '// ours',
    ],
    [
      'quotes of a word processor',
      (file) => file.replace('"race": {', '“race”: {'),
      'jsonInvalidSymbol',
      '“race”',
    ],
    [
      'a text over two lines',
      (file) => file.replace('"zoneNameEn": "Japan', '"zoneNameEn": "Japan\n'),
      'jsonUnexpectedEndOfString',
      'Japan',
    ],
    [
      'a file that is cut',
      (file) => file.slice(0, file.indexOf('"race": {') + 20),
      'jsonUnexpectedEndOfString',
      'timeZ',
    ],
  ])('%s', async (_, edit, problem, line) => {
    const findings = await findingsIn(edit(toFile(config)))
    expect(findings).toContainEqual(
      expect.objectContaining({
        problem,
        grade: 'breaks',
        effect: 'noSite',
        lineText: expect.stringContaining(line) as string,
      }),
    )
  })

  test.each(['', '[]', '"race"', 'null'])('%j is no configuration', async (file) => {
    expect(await findingsIn(file)).toContainEqual(expect.objectContaining({ grade: 'breaks' }))
  })

  test('a field that is written twice', async () => {
    const file = toFile(config).replace('"timeZone"', '"timeZone": "Asia/Seoul",\n"timeZone"')
    expect(await findingsIn(file)).toContainEqual(
      expect.objectContaining({ problem: 'doubledField', at: 'race.timeZone' }),
    )
  })
})
