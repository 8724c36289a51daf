import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parse } from '#lib/parse.ts'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { pontarva2027 } from '#sandbox/editions/pontarva-2027/edition.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { type SiteConfigSource, siteConfigSchema } from '#site-config/siteConfig.ts'
import { hostPages } from '../../deploy/hostPages.ts'

const HTML = readFileSync('index.html', 'utf8')
const HOST = 'run.example'
const MOMENT = Date.UTC(2027, 1, 1)

const write = (config: SiteConfigSource, change: object = {}) =>
  hostPages(HTML, HOST, parse(siteConfigSchema, { ...config, ...change }), MOMENT)

const documentOf = (html = '') => new DOMParser().parseFromString(html, 'text/html')
const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

async function eventOf(config: SiteConfigSource, change: object = {}) {
  const page = documentOf((await write(config, change))['index.html'])
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent
  return data ? (JSON.parse(data) as Record<string, unknown>) : undefined
}

describe('the page of a host', () => {
  test('has the race’s name, its card and facts without script', async () => {
    const files = await write(pontarva2027.config, { shareImage: '/files/share.jpg' })
    const page = documentOf(files['index.html'])
    expect(page.title).toBe('Pontarva River Runs 2027')
    expect(page.documentElement.lang).toBe('en')
    expect(metaOf(page, 'og:title')).toBe('Pontarva River Runs 2027')
    expect(metaOf(page, 'og:image')).toBe('https://run.example/files/share.jpg')
    expect(metaOf(page, 'description')).toContain('2027-03-27')
    expect(page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
      'https://run.example/',
    )
    const facts = page.querySelector('noscript')?.innerHTML
    expect(facts).toContain('<h1>Pontarva River Runs 2027</h1>')
    expect(facts).toContain('Half marathon')
  })

  test.each([
    ['marathon', yanling2024.config],
    ['trail', kirigadake2025.config],
    ['weekend', pontarva2027.config],
  ])('of the %s is at most 2 KB larger', async (_, config) => {
    const { 'index.html': page = '' } = await write(config)
    const sizeOf = (html: string) => brotliCompressSync(html).length
    expect(sizeOf(page) - sizeOf(HTML)).toBeLessThanOrEqual(2048)
  })

  test('describes the race for search engines, with the dates of the configuration', async () => {
    expect(await eventOf(pontarva2027.config)).toMatchObject({
      '@type': 'SportsEvent',
      name: 'Pontarva River Runs 2027',
      startDate: '2027-03-27T16:00:00+00:00',
      endDate: '2027-03-28T12:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', address: expect.stringContaining('Pontarva') },
      organizer: { '@type': 'Organization', name: 'Correr em Pontarva' },
      offers: expect.arrayContaining([
        expect.objectContaining({ name: 'Half marathon', price: 24, priceCurrency: 'EUR' }),
      ]),
      subEvent: expect.arrayContaining([
        expect.objectContaining({ name: 'Half marathon', startDate: '2027-03-28T09:00:00+01:00' }),
      ]),
    })
  })

  test.each([
    ['postponed', 'EventPostponed'],
    ['moved', 'EventRescheduled'],
    ['cancelled', 'EventCancelled'],
  ])('says that the race is %s', async (kind, status) => {
    const event = await eventOf(yanling2024.config, { eventStatus: { kind } })
    expect(event?.['eventStatus']).toBe(`https://schema.org/${status}`)
  })

  test('says nothing that a race does not', async () => {
    expect(await eventOf({ websiteTitleEn: 'Run' })).toBeUndefined()
    const event = await eventOf({
      websiteTitleEn: 'Run',
      keyDates: [{ time: '2027-05-01 09:00', labelEn: 'Run', isRace: true }],
    })
    expect(event).toMatchObject({ name: 'Run', offers: [] })
    expect(event).not.toHaveProperty('image')
    expect(event).not.toHaveProperty('organizer')
  })

  test('takes texts as texts', async () => {
    const title = '</script><script>alert(1)</script>"&'
    const page = documentOf(
      (await write({ ...pontarva2027.config, websiteTitleEn: title }))['index.html'],
    )
    expect(page.title).toBe(title)
    expect(page.querySelectorAll('script:not([src]):not([type])')).toHaveLength(0)
  })
})

describe('the pages that can be shared', () => {
  test('lead to documents, articles and the race guide, each with its own card', async () => {
    const files = await write(yanling2024.config)
    expect(Object.keys(files)).toContain('race-card/index.html')
    const page = documentOf(files['race-information/race-rules/index.html'])
    expect(page.querySelector<HTMLMetaElement>('meta[http-equiv=refresh]')?.content).toBe(
      '0;url=/#/race-information/race-rules',
    )
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/#/race-information/race-rules')
    expect(metaOf(page, 'og:url')).toBe('https://run.example/race-information/race-rules')
    expect(metaOf(page, 'og:description')?.length).toBeGreaterThan(20)
    expect(page.querySelector('script')).toBeNull()
    expect(Object.keys(files).filter((name) => name.startsWith('article/')).length).toBeGreaterThan(
      3,
    )
  })

  test('leave out results, and documents that are not published yet', async () => {
    const files = await write({
      ...pontarva2027.config,
      newsNotice: {
        activityBulletin: [
          { id: 'later', titleEn: 'Later', contentEn: '<p>x</p>', publishFrom: MOMENT + 1 },
          { id: '../../../out', titleEn: 'Out', contentEn: '<p>x</p>' },
          { id: '..', titleEn: 'Up', contentEn: '<p>x</p>' },
          { id: '水', titleEn: 'Water', contentEn: '<p>x</p>' },
          { id: 'now', titleEn: 'Now', contentEn: '<p>x</p>' },
        ],
      },
    })
    expect(Object.keys(files)).toContain('article/now/index.html')
    expect(Object.keys(files)).not.toContain('article/later/index.html')
    expect(Object.keys(files)).toContain(`article/${encodeURIComponent('水')}/index.html`)
    expect(Object.keys(files).filter((name) => /\.\.|%2f/i.test(name))).toEqual([])
    expect(Object.keys(files).filter((name) => /score|ranking|result/.test(name))).toEqual([])
  })
})
