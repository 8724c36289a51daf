// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { localized, localizedLang, languagesOf } from '#i18n/localized.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'

const fields = Object.keys(siteConfigSchema.entries)
const UNUSABLE = [0, 'x', true, null, [], [0], {}, { id: 'x' }, { name: 'x' }, { title: 'x' }]

test.each(fields.filter((field) => field !== 'websiteTitle'))(
  'an unusable %s leaves the rest of the configuration as it is',
  (field) => {
    for (const value of UNUSABLE)
      expect(parse(siteConfigSchema, { websiteTitle: 'A race', [field]: value })).toMatchObject({
        websiteTitle: 'A race',
      })
  },
)

test('the contract names every field', () => {
  const contract = readFileSync('docs/contract.md', 'utf8')
  const isOfLanguage = (field: string) =>
    LANGUAGES.some(({ suffix }) => suffix && field.endsWith(suffix))
  const base = fields.filter((field) => !isOfLanguage(field))
  expect(base.filter((field) => !contract.includes(`\`${field}\``))).toEqual([])
})

test('a race may have its texts in English only', () => {
  const config = parse(siteConfigSchema, {
    entryChannels: [{ kind: 'public', nameEn: 'General entry', url: '/post' }],
    courseFacts: [{ valueEn: '1,200 m', labelEn: 'Climb' }],
    bibNotice: { textEn: 'Bibs are in the post.' },
    socialLinks: [{ nameEn: 'Mastodon', url: 'https://social.example/' }],
    links: { associations: [{ nameEn: 'Trail Guide', url: 'https://trails.example/' }] },
    mandatoryKit: [{ textEn: 'A whistle' }],
    faq: [{ id: 'poles', questionEn: 'May I use poles?', answerEn: '<p>Yes.</p>' }],
    raceGuide: { bring: [{ textEn: 'Your passport' }], phones: [{ phoneEn: '+44 20 0000' }] },
    calendarEvents: [{ start: '2025-05-23 12:00:00', titleEn: 'Kit pick-up' }],
  })
  const languages = languagesOf('zh', 'en')
  const [question] = config.faq
  expect(localized(question ?? {}, 'question', languages)).toBe('May I use poles?')
  expect(localizedLang(question ?? {}, 'question', languages)).toBe('en')
  expect(config).toMatchObject({
    entryChannels: [{ nameEn: 'General entry' }],
    courseFacts: [{ labelEn: 'Climb' }],
    bibNotice: { textEn: 'Bibs are in the post.' },
    socialLinks: [{ nameEn: 'Mastodon' }],
    links: { associations: [{ nameEn: 'Trail Guide' }] },
    mandatoryKit: [{ textEn: 'A whistle' }],
    raceGuide: { bring: [{ textEn: 'Your passport' }], phones: [{ phoneEn: '+44 20 0000' }] },
    calendarEvents: [{ titleEn: 'Kit pick-up' }],
  })
})

test.each(['adListTop', 'adListBottom', 'carouselList'] as const)(
  'in %s an end of 0 is none, and a time may be a text',
  (name) => {
    const item = { surfacePlotUrl: '/a.png', validFrom: '1727013600000', validUntil: 0 }
    expect(parse(siteConfigSchema, { [name]: [item] })[name]).toMatchObject([
      { validFrom: 1_727_013_600_000, validUntil: undefined },
    ])
  },
)

test('of its own texts, a race has those that are texts, with the spaces around them', () => {
  const texts = {
    'signup.list': ', ',
    'search.name': '{{name}}',
    'site.home': 'undefined',
    'site.retry': 'a\ud800',
  }
  expect(parse(siteConfigSchema, { texts: { en: texts } }).texts?.en).toEqual({
    'signup.list': ', ',
    'site.retry': 'a\ufffd',
  })
})
