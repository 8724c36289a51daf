// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readCourse } from '#api/files/readCourse.ts'
import { racePaths } from '#api/race/paths.ts'
import { QueryType } from '#api/race/queryCodes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { climbOf, lengthOf } from '#domain/track.ts'
import { pontarva2027 as edition } from '#sandbox/editions/pontarva-2027/edition.ts'
import { pinned } from '#sandbox/editions/pontarva-2027/runners/pinned.ts'
import type { PinnedRunner } from '#sandbox/editions/runnerTypes.ts'
import { momentIn } from '#sandbox/localTime.ts'
import { currentRaceOf, publicationOf, startOf } from '#sandbox/race-center/races.ts'
import { makeField } from '#sandbox/race-center/runners/starters.ts'
import { openAccounts } from '../openAccounts.ts'
import { fileOf } from './fileOf.ts'

const RACE_ID = edition.raceId
const { config, items, signup, raceInfo } = edition
const source = readFileSync('docs/examples/weekend.json', 'utf8')
const { codes = [] } = signup.invitationCodes ?? {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : []
}
const all = textsOf([config, signup.forms, raceInfo])

/** Names of texts that are there in one of the race's languages only, or in a further one. */
function incomplete(value: unknown, path = ''): string[] {
  if (!isRecord(value)) return []
  const missingHere = Object.entries(value).flatMap(([key, text]) => {
    const [, name, suffix] = /^(.+[a-z\d])(En|Pt|Ja)$/.exec(key) ?? []
    const other = suffix === 'En' ? 'Pt' : 'En'
    const isWhole = suffix !== 'Ja' && (value[`${name}${other}`] === '') === (text === '')
    return name && !(isWhole && Object.hasOwn(value, `${name}${other}`)) ? [`${path}.${key}`] : []
  })
  return [
    ...missingHere,
    ...Object.entries(value).flatMap(([key, part]) => incomplete(part, `${path}.${key}`)),
  ]
}

describe('the example', () => {
  test('is published as it is, without empty values', () => {
    expect(JSON.parse(source)).toMatchObject(config)
    expect(source.match(/.*(?:: null|: \[\]|: \{\}).*|.*Zh": .*/g)).toBeNull()
  })

  test('every text is there in English and Portuguese', () => {
    expect(incomplete(config)).toEqual([])
    expect(incomplete(signup.forms)).toEqual([])
  })

  test('every weekday fits its date', () => {
    const english = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    const months = ['January', 'February', 'March', 'April']
    const weekdays =
      'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'
    const meses = ['janeiro', 'fevereiro', 'março', 'abril']
    const text = all.join('\n')
    const dated = [
      ...Array.from(
        text.matchAll(/(\w+day), (\d+) (\w+)/g),
        ([whole, day = '', date, month = '']) => ({
          whole,
          day: english.indexOf(day),
          month: months.indexOf(month),
          date: Number(date),
        }),
      ),
      ...Array.from(
        text.matchAll(/(domingo|sábado|[\p{L}]+-feira), (?:dia )?(\d+) de (\p{L}+)/giu),
        ([whole, day = '', date, month = '']) => ({
          whole,
          day: weekdays.split(' ').indexOf(day.toLowerCase()),
          month: meses.indexOf(month),
          date: Number(date),
        }),
      ),
    ].filter(({ month }) => month >= 0)
    expect(dated.length).toBeGreaterThan(50)
    const wrong = dated.filter(
      ({ day, month, date }) => new Date(Date.UTC(2027, month, date)).getUTCDay() !== day,
    )
    expect(wrong).toEqual([])
  })

  test('every picture and course is among the site’s files', () => {
    const addresses = all.flatMap((text) => text.match(/\/pontarva-2027\/[\w/.-]+/g) ?? [])
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => !existsSync(fileOf(address)))).toEqual([])
  })

  test.each(items)('the $itemId is the same in configuration, form and results', (item) => {
    const { itemId, km, fee, minimumAge, maximumAge, entryMode, pens } = item
    const race = currentRaceOf(edition)
    const configured = config.raceItems?.find((each) => each.itemId === itemId)
    const offered = signup.items.find((each) => each.itemId === itemId)
    const start = startOf(race, item)
    expect(configured).toMatchObject({ nameEn: item.name.en, namePt: item.name.pt, entryMode, fee })
    expect(configured).toMatchObject({ distanceKm: km, minimumAge, capacity: race.places[itemId] })
    expect(configured?.maximumAge).toBe(maximumAge)
    expect(momentIn(edition.timeZone, configured?.startTime ?? '')).toBe(start)
    expect(offered).toMatchObject({
      fee,
      earlyFees: configured?.earlyFees ?? [],
      capacity: configured?.capacity,
      bornOnOrBefore: `${2027 - minimumAge}-12-31`,
    })
    const waves = configured?.waves?.map(({ startTime = '' }) =>
      momentIn(edition.timeZone, startTime),
    )
    expect(waves).toEqual(pens.waves?.map((seconds) => start + seconds * 1000))
  })

  test('cut-offs are as long after the start as the results count, over the change of the clock', () => {
    const ends = { kids: '16:20', mile: '18:15', night: '02:15', half: '12:00', walk: '12:00' }
    for (const item of items) {
      const day = item.itemId === 'night' || item.start.daysLater ? '2027-03-28' : '2027-03-27'
      const end = momentIn(edition.timeZone, `${day} ${ends[item.itemId as keyof typeof ends]}`)
      expect(startOf(currentRaceOf(edition), item) + item.cutOffSeconds * 1000, item.itemId).toBe(
        end,
      )
    }
    const { resultsAt, photosAt, officialAt } = publicationOf(currentRaceOf(edition))
    expect(resultsAt).toBe(momentIn(edition.timeZone, '2027-03-28 18:00'))
    expect(photosAt).toBe(momentIn(edition.timeZone, '2027-03-29 12:00'))
    expect(officialAt).toBe(momentIn(edition.timeZone, '2027-04-04 18:00'))
  })

  test.each(['kids', 'night', 'half'])(
    'the course of the %s has its length and climb',
    (itemId) => {
      const item = items.find((one) => one.itemId === itemId)
      const configured = config.raceItems?.find((one) => one.itemId === itemId)
      const address = configured?.courseUrl ?? ''
      const body = readFileSync(fileOf(address), 'utf8')
      const course = readCourse(body, address)
      expect(lengthOf(course.track)).toBeCloseTo(item?.km ?? 0, 1)
      expect(course.hasHeights).toBe(itemId !== 'kids')
      if (course.hasHeights) expect(Math.round(climbOf(course.track))).toBe(configured?.climbM)
      expect(body.includes('MultiLineString')).toBe(itemId === 'night')
      const mats = course.places.filter(({ kind }) => kind === 'mat').map(({ km }) => km)
      expect(mats).toEqual(item?.mats)
    },
  )
})

const submission = (itemId: string, values: object = {}) => ({
  raceId: RACE_ID,
  formId: 'pontarva-2027-post',
  version: '2027.1',
  itemId,
  values: {
    name: 'Luísa Prado',
    document: { kind: 'passport', number: '150000001ZX1' },
    birthDate: '1990-03-07',
    gender: 2,
    country: 'PT',
    postcode: '9876-123',
    phone: '+351910000001',
    email: 'luisa@race.test',
    emergencyName: 'Artur Prado',
    emergencyPhone: '+351910000002',
    signature: { typed: 'Luísa Prado' },
    ...values,
  },
  consents: ['document'].map((policyId) => ({
    policyId,
    version: '2027.1',
    agreedAt: '2027-02-20 11:20:00',
  })),
  statementVersion: '2027.1',
  submitKey: `${itemId}${JSON.stringify(values)}`.replace(/\W/g, '').padEnd(12, 'A').slice(0, 60),
})

const child = {
  name: 'Vera Prado',
  document: { kind: 'passport', number: '150000002ZX2' },
  birthDate: '2018-09-01',
  guardianName: 'Luísa Prado',
  guardianRelation: 'parent',
  guardianPhone: '+351910000001',
  signature: { typed: 'Vera Prado' },
  guardianSignature: { typed: 'Luísa Prado' },
}
const ofChild = (itemId: string, values: object = {}) => {
  const { consents, ...body } = submission(itemId, { ...child, ...values })
  return {
    ...body,
    consents: [...consents, ...consents.map((one) => ({ ...one, policyId: 'guardian' }))],
  }
}

async function openWeekend(now = 'sign-up-open') {
  const sandbox = await openAccounts({ host: 'weekend.race.test' })
  await sandbox.post('/__sandbox/clock', { now })
  const token = await sandbox.tokenOf('13800000001')
  const form = v.object({
    data: v.object({
      items: v.array(v.looseObject({ itemId: v.string(), placesLeft: v.optional(v.number()) })),
    }),
  })
  return {
    ...sandbox,
    submit: (body: object) => sandbox.post(signupPaths.submit, body, { token }),
    mine: async () =>
      (await sandbox.ask(`${signupPaths.mine}?raceId=${RACE_ID}`, { headers: { token } })).json(),
    placesOf: async (itemId: string) =>
      v
        .parse(form, await sandbox.get(`${signupPaths.form}?raceId=${RACE_ID}&kind=post`))
        .data.items.find((item) => item.itemId === itemId),
    status: (
      { name, cardNumber }: PinnedRunner,
      queryType: number = QueryType.registrationStatus,
    ) => sandbox.post(racePaths.query, { raceId: RACE_ID, queryType, name, cardNumber }),
    moveTo: (time: string) => sandbox.post('/__sandbox/clock', { now: time }),
  }
}
const faultAt = (key: string) => ({
  code: 3100,
  data: { faults: [expect.objectContaining({ key })] },
})

describe('the services', () => {
  test('the night 10 km is sold out with a waiting list, the others have places', async () => {
    const { placesOf } = await openWeekend()
    expect(await placesOf('night')).toMatchObject({ isFull: false, placesLeft: 0 })
    expect(config.raceItems?.find(({ itemId }) => itemId === 'night')?.availability).toBe(
      'waitingList',
    )
    for (const itemId of ['kids', 'half', 'walk']) {
      expect((await placesOf(itemId))?.placesLeft, itemId).toBeGreaterThan(2)
    }
    expect(await placesOf('mile')).not.toHaveProperty('placesLeft')
  })

  test('one account enters a child for nothing and an adult for two events, of which each has its price', async () => {
    const { submit, mine } = await openWeekend()
    expect(await submit(ofChild('kids'))).toMatchObject({ code: 0, data: { payUrl: '' } })
    expect(await submit(submission('half', { extras: ['supper'] }))).toMatchObject({ code: 0 })
    expect(await submit(submission('walk'))).toMatchObject({ code: 0 })
    expect(await submit(submission('night'))).toMatchObject({ code: 3008 })
    expect(await mine()).toMatchObject({
      data: {
        signups: [
          { itemId: 'walk', state: 'toPay', fee: 6 },
          { itemId: 'half', state: 'toPay', fee: 28.5, itemNamePt: 'Meia maratona' },
          { itemId: 'kids', state: 'confirmed', fee: 0 },
        ],
      },
    })
  })

  test('fees rise at midnight in Lisbon', async () => {
    const { submit, mine, moveTo } = await openWeekend('2027-02-28 23:59:30')
    await submit(submission('half'))
    await moveTo('2027-03-01 00:00:01')
    await submit(submission('walk'))
    expect(await mine()).toMatchObject({ data: { signups: [{ fee: 8 }, { fee: 21 }] } })
  })

  test('ages, postcodes and what is sold out are checked', async () => {
    const { submit } = await openWeekend()
    expect(await submit(submission('kids'))).toMatchObject(faultAt('birthDate'))
    expect(await submit(ofChild('half'))).toMatchObject(faultAt('birthDate'))
    expect(await submit(submission('half', { postcode: '9876' }))).toMatchObject(
      faultAt('postcode'),
    )
    expect(await submit(submission('half', { extras: ['boat'] }))).toMatchObject(faultAt('extras'))
    const abroad = { country: 'ES', postcode: undefined }
    expect(await submit(submission('half', abroad))).toMatchObject({ code: 0 })
  })

  test('the mile takes a code of invitation, once', async () => {
    const { submit, mine } = await openWeekend()
    const [code = '', other = ''] = codes
    const field = faultAt('invitationCode')
    expect(await submit(submission('mile'))).toMatchObject(field)
    expect(await submit(submission('mile', { invitationCode: '1187' }))).toMatchObject(field)
    expect(await submit(submission('mile', { invitationCode: 'ABC-0000' }))).toMatchObject(field)
    expect(await submit(submission('mile', { invitationCode: code }))).toMatchObject({ code: 0 })
    const friend = { name: 'Eva Prado', document: { kind: 'passport', number: '150000003ZX3' } }
    expect(await submit(submission('mile', { ...friend, invitationCode: code }))).toMatchObject(
      field,
    )
    expect(await submit(submission('mile', { ...friend, invitationCode: other }))).toMatchObject({
      code: 0,
    })
    expect(await mine()).toMatchObject({
      data: { signups: [{ state: 'confirmed' }, { state: 'confirmed' }] },
    })
  })

  test('half of the fee is paid back in February', async () => {
    const { status, moveTo } = await openWeekend()
    await moveTo('kit-pick-up')
    expect(await status(pinned.refunded)).toMatchObject({
      data: { state: 'refunded', fee: 18, refund: 9 },
    })
  })

  test('the search shows each state', async () => {
    const { status, moveTo } = await openWeekend()
    const states = async (...who: PinnedRunner[]) => {
      const responses = await Promise.all(who.map((one) => status(one)))
      return responses.map(
        (response) =>
          v.parse(v.object({ data: v.object({ state: v.string() }) }), response).data.state,
      )
    }
    const { draft, toPay, paid, child: entered, waiting, movedUp, withdrawn } = pinned
    expect(await states(draft, toPay, paid, entered, waiting, movedUp, withdrawn)).toEqual([
      ...['draft', 'toPay', 'paid', 'confirmed', 'waiting', 'waiting', 'withdrawn'],
    ])
    await moveTo('night-run')
    expect(await states(toPay, paid, waiting, movedUp)).toEqual([
      ...['confirmed', 'confirmed', 'waiting', 'confirmed'],
    ])
  })
})

describe('the results', () => {
  const { results, entrants } = makeField(currentRaceOf(edition))
  const resultOf = ({ bib }: { bib?: string }) => results.find((one) => one.bib === bib)

  test('are those of 340 starters, whose children are children', () => {
    expect(results).toHaveLength(340)
    const years = entrants
      .filter(({ itemId }) => itemId === 'kids')
      .map(({ person }) => Number(person.birth.slice(0, 4)))
    expect(Math.min(...years)).toBeGreaterThanOrEqual(2015)
    expect(Math.max(...years)).toBeLessThanOrEqual(2021)
  })

  test('whoever runs into summer time has the time that was run', () => {
    expect(resultOf(pinned.summerTime)).toMatchObject({ state: 'finished', net: 5772, gun: 5812 })
    expect(resultOf(pinned.lateAtFinish)).toMatchObject({ state: 'dnf', reason: 'missedCutOff' })
  })

  test('gun times count from the first wave, net times from a pen’s own', () => {
    expect(resultOf(pinned.finisher)).toMatchObject({ net: 7104, gun: 7104 + 300 + 18 })
    expect(resultOf(pinned.toPay)).toMatchObject({ net: 7864, gun: 7864 + 600 + 31 })
    const late = results
      .filter(({ itemId, bib, gun }) => itemId === 'half' && bib.startsWith('C') && gun !== null)
      .map(({ gun, net }) => (gun ?? 0) - (net ?? 0))
    expect(Math.min(...late)).toBeGreaterThanOrEqual(600)
    expect(Math.max(...late)).toBeLessThan(660)
  })

  test('score, certificate and photos of a finisher', async () => {
    const { post, send, moveTo } = await openWeekend()
    await moveTo('day-after')
    const facts = { raceId: RACE_ID, name: pinned.finisher.name, bib: pinned.finisher.bib }
    expect(await post(racePaths.query, { ...facts, queryType: QueryType.userScore })).toMatchObject(
      {
        data: { bib: 'B0217', publishedAt: '2027-03-28 18:00:00', state: 'finished' },
      },
    )
    const certificate = await send(racePaths.query, {
      ...facts,
      queryType: QueryType.userCertificate,
    })
    expect(await certificate.text()).toContain('concluiu a prova Meia maratona')
    expect(await post(racePaths.photoSearch, facts)).toMatchObject({
      data: {
        photos: expect.arrayContaining([expect.objectContaining({ placePt: 'Capela da Barca' })]),
      },
    })
  })
})
