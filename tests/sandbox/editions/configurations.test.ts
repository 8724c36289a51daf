// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCourse } from '#api/files/readCourse.ts'
import { formSpecSchema } from '#api/race/signupForm.ts'
import { climbOf, lengthOf } from '#domain/track.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { parse } from '#lib/parse.ts'
import { editions } from '#sandbox/editions/editions.ts'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { raceInfoSchema } from '#site-config/raceInfo.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { fileOf } from './fileOf.ts'

const SUFFIXES = ['', 'En', 'Ja']
const known = new Set<string>(LANGUAGES.map(({ suffix }) => suffix))
const unknownSuffixes = SUFFIXES.filter((suffix) => !known.has(suffix))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether the schema has a field; languages that the site lacks do not count. */
const isKnown = (parsed: Record<string, unknown>, key: string) =>
  Object.hasOwn(parsed, key) && !unknownSuffixes.some((suffix) => key.endsWith(suffix))

/** Paths of declared values that the parsed record has not kept, where the schema has the field. */
function lost(source: unknown, parsed: unknown, path = ''): string[] {
  if (Array.isArray(source)) {
    const records: unknown[] = Array.isArray(parsed) ? parsed : []
    if (records.length !== source.length)
      return [`${path} has ${records.length} of ${source.length}`]
    return source.flatMap((item, i) => lost(item, records[i], `${path}[${i}]`))
  }
  if (isRecord(source)) {
    if (!isRecord(parsed)) return [path]
    return Object.entries(source)
      .filter(([key]) => isKnown(parsed, key))
      .flatMap(([key, value]) => lost(value, parsed[key], `${path}.${key}`))
  }
  const isSame = typeof source === 'string' ? source.trim() === parsed : source === parsed
  return isSame ? [] : [path]
}

describe.each(editions)('$raceId', ({ config, raceInfo, signup }) => {
  test('its configuration is read without a loss', () => {
    expect(lost(config, parse(siteConfigSchema, config))).toEqual([])
  })

  test('its race information is read without a loss', () => {
    expect(lost(raceInfo, parse(raceInfoSchema, raceInfo))).toEqual([])
  })

  test('its forms are read without a loss', () => {
    for (const form of Object.values(signup.forms)) {
      const source = { ...form, items: signup.items }
      expect(lost(source, parse(formSpecSchema, source))).toEqual([])
    }
  })
})

/** Records that have a text in one language and not in another. */
function incomplete(value: unknown, path = ''): string[] {
  if (!isRecord(value)) return []
  const missingHere = Object.keys(value).flatMap((key) => {
    const [, name = key] = /^(.+?)(?:En|Ja)$/.exec(key) ?? []
    // The name of a route is no text.
    const isText =
      ['title', 'label', 'text', 'name', 'content'].includes(name) &&
      !Object.hasOwn(value, 'component')
    const names = Object.hasOwn(value, `${name}En`) || isText ? SUFFIXES.map((s) => name + s) : []
    const texts = names.map((each) => value[each])
    const isPicture = texts.some((text) => typeof text === 'string' && /^\/.*\.\w+$/.test(text))
    const isWhole = isPicture || texts.every((text) => typeof text === 'string' && text !== '')
    const isEmpty = texts.every((text) => text === '' || text === undefined)
    return isWhole || isEmpty ? [] : [`${path}.${name}`]
  })
  return [
    ...new Set(missingHere),
    ...Object.entries(value).flatMap(([key, part]) => incomplete(part, `${path}.${key}`)),
  ]
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : []
}

describe('Kirigadake', () => {
  const { config, signup, items, raceInfo } = kirigadake2025
  const all = textsOf([config, signup.forms, raceInfo])

  test('every text is there in English, Japanese and Chinese', () => {
    expect(incomplete(config)).toEqual([])
    expect(incomplete(signup.forms)).toEqual([])
  })

  test.each(SUFFIXES)('the page of the mandatory kit names all of it (%j)', (suffix) => {
    const page = config.raceInformation?.['mandatoryKit'] as Record<string, string>
    const kit = config.mandatoryKit as Record<string, string>[]
    expect(kit.length).toBeGreaterThan(10)
    for (const item of kit)
      expect(page[`content${suffix}`]).toContain(`<strong>${item[`text${suffix}`]}</strong>`)
  })

  test('every weekday fits its date', () => {
    const english = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    const months = ['January', 'February', 'March', 'April', 'May', 'June']
    const text = all.join('\n')
    const dated = [
      ...[...text.matchAll(/(\w+day), (\d+) (\w+)/g)].flatMap(
        ([whole, day = '', date, month = '']) =>
          months.includes(month)
            ? [[whole, english.indexOf(day), months.indexOf(month), date]]
            : [],
      ),
      ...[...text.matchAll(/(\d+)月(\d+)日（([日月火水木金土])）/g)].map(
        ([whole, month, date, day = '']) => [
          whole,
          '日月火水木金土'.indexOf(day),
          Number(month) - 1,
          date,
        ],
      ),
      ...[...text.matchAll(/(\d+) 月 (\d+) 日（星期(.)）/g)].map(
        ([whole, month, date, day = '']) => [
          whole,
          '日一二三四五六'.indexOf(day),
          Number(month) - 1,
          date,
        ],
      ),
    ]
    expect(dated.length).toBeGreaterThan(60)
    const wrong = dated.filter(
      ([, day, month, date]) =>
        new Date(Date.UTC(2025, Number(month), Number(date))).getUTCDay() !== day,
    )
    expect(wrong).toEqual([])
  })

  test('every picture, drawing and course is among the site’s files', () => {
    const addresses = all.flatMap((text) => text.match(/\/kirigadake-2025\/[\w/.-]+/g) ?? [])
    expect(addresses.length).toBeGreaterThan(50)
    expect(addresses.filter((address) => !existsSync(fileOf(address)))).toEqual([])
  })

  test.each(items)('the course of the $itemId has its length, climb and cut-offs', (item) => {
    const configured = config.raceItems?.find(({ itemId }) => itemId === item.itemId)
    const address = configured?.courseUrl ?? ''
    const course = readCourse(readFileSync(fileOf(address), 'utf8'), address)
    expect(lengthOf(course.track)).toBeCloseTo(item.km, 1)
    expect(configured?.distanceKm).toBe(item.km)
    expect(Math.abs(climbOf(course.track) - (configured?.climbM ?? 0))).toBeLessThan(20)
    const mats = course.places.filter(({ kind }) => kind === 'mat').map(({ km }) => km)
    expect(mats).toEqual(item.mats)
    const cutOffs = course.places.filter(({ kind, cutOff }) => kind === 'mat' && cutOff)
    expect(cutOffs.map(({ km }) => km)).toEqual(item.cutOffsOnTheWay.map(({ km }) => km))
    for (const [i, { seconds }] of item.cutOffsOnTheWay.entries()) {
      const minutes = Number(item.start.time.slice(0, 2)) * 60 + seconds / 60
      const time = `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`
      // The cut-off names the day only if the course takes more than one day.
      const isLong = item.cutOffSeconds > 24 * 3600
      const dated = `2025-05-24 ${time.padStart(5, '0')}`
      expect(cutOffs[i]?.cutOff).toBe(isLong ? dated : time)
    }
    expect(course.files.map(({ format }) => format)).toEqual(['GPX', 'GeoJSON'])
  })

  test('items agree between configuration, form and results', () => {
    for (const { itemId, km, fee, minimumAge, start, cutOffSeconds } of items) {
      const configured = config.raceItems?.find((each) => each.itemId === itemId)
      const offered = signup.items.find((each) => each.itemId === itemId)
      const day = `2025-05-${23 + start.daysLater}`
      expect(configured).toMatchObject({
        distanceKm: km,
        fee,
        minimumAge,
        startTime: `${day} ${start.time}`,
      })
      expect(offered).toMatchObject({ distanceKm: km, fee, capacity: configured?.capacity })
      expect(offered?.bornOnOrBefore).toBe(`${2025 - minimumAge}-12-31`)
      const end = Date.parse(`${configured?.startTime?.replace(' ', 'T')}Z`) + cutOffSeconds * 1000
      expect(configured?.cutOff).toBe(new Date(end).toISOString().slice(0, 16).replace('T', ' '))
    }
  })
})

describe('no race mentions another', () => {
  const WORDS: [raceId: string, words: RegExp][] = [
    ['yanling-2024', /Yanling|燕岭|ballot|抽签|2\.5 km|yuan|\/edition-2024\//i],
    ['kirigadake-2025', /kirigadake|霧ヶ岳|雾之岳|霧里|\bJPY\b|日元/i],
    ['pontarva-2027', /pontarva|\bArva\b|\bEUR\b|€|Lisbo/i],
  ]

  test.each(editions.map((edition) => [edition.raceId, edition] as const))(
    '%s',
    (raceId, edition) => {
      const { config, raceInfo, signup, messages, certificate, organiser } = edition
      const texts = textsOf([config, raceInfo, signup, messages, certificate.words, organiser])
      const foreign = WORDS.filter(([other]) => other !== raceId).map(([, words]) => words)
      const found = texts.filter((text) => foreign.some((words) => words.test(text)))
      expect(found).toEqual([])
    },
  )
})
