// @vitest-environment node
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { read as readBook, utils } from 'xlsx'
import { racePaths } from '#api/race/paths.ts'
import { QueryType } from '#api/race/queryCodes.ts'
import type { PinnedRunner as Pinned } from '#sandbox/editions/runnerTypes.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { byBib, byCard, openRaceCenter } from '../openRaceCenter.ts'

const SCORE = QueryType.userScore
const CERTIFICATE = QueryType.userCertificate
const scored = v.object({ data: v.object({ certificateCode: v.string() }) })
const listed = v.object({
  data: v.object({
    total: v.number(),
    results: v.array(v.object({ bib: v.string(), name: v.string(), sex: v.number() })),
  }),
})
const status = v.object({ data: v.object({ draw: v.object({ fingerprint: v.string() }) }) })

test('a result has both times, splits and places, and is provisional for ten days', async () => {
  const { query, moveTo } = await openRaceCenter('day-after')
  const score = {
    raceId: 'yanling-2024',
    year: 2024,
    name: '林**',
    bib: 'B1226',
    itemId: 'full',
    group: 'M30-34',
    state: 'finished',
    gunSeconds: 3 * 3600 + 43 * 60 + 5,
    netSeconds: 3 * 3600 + 42 * 60 + 18,
    places: { overall: { of: expect.any(Number) }, sex: {}, group: {} },
    publishedAt: '2024-09-23 14:25:00',
    officialAt: '2024-10-03 14:25:00',
  }
  const response = await query(SCORE, byBib(pinned.drawn))
  expect(response).toMatchObject({ data: { ...score, isOfficial: false } })
  const { data } = v.parse(v.object({ data: v.object({ splits: v.array(v.unknown()) }) }), response)
  expect(data.splits).toHaveLength(10)
  await moveTo('ten-days-after')
  expect(await query(SCORE, byCard(pinned.drawn))).toMatchObject({
    data: { ...score, isOfficial: true },
  })
})

test('pinned people have the results they represent', async () => {
  const { query } = await openRaceCenter('day-after')
  const expected: [Pinned, object][] = [
    [pinned.missingMat, { state: 'finished', reason: 'missingMat', missingMats: [30], places: {} }],
    [pinned.record, { isRecord: true, recordBonus: 10_000, places: { overall: { place: 1 } } }],
    [pinned.firstWoman, { isRecord: false, places: { sex: { place: 1 } } }],
    [pinned.dnf, { state: 'dnf', certificateCode: '' }],
    [pinned.dns, { state: 'dns', certificateCode: '' }],
    [pinned.dsq, { state: 'dsq', reason: 'cutCourse', certificateCode: '', places: {} }],
    [pinned.hidden, { isHidden: true, state: 'finished' }],
  ]
  for (const [person, data] of expected) {
    expect(await query(SCORE, byCard(person)), person.name).toMatchObject({ code: 0, data })
  }
})

test('unpublished results are rejected, while earlier years are always available', async () => {
  const { query, results, exported } = await openRaceCenter('race-day')
  const rejected = { code: 3101, msg: '成绩尚未公布' }
  expect(await query(SCORE, byCard(pinned.drawn))).toMatchObject(rejected)
  expect(await results({})).toMatchObject(rejected)
  expect(await (await exported('prizes')).json()).toMatchObject(rejected)
  for (const [raceId, bib] of [
    ['yanling-2023', 'B1310'],
    ['yanling-2022', 'D2904'],
  ]) {
    const response = await query(SCORE, { raceId, ...byCard(pinned.drawn) })
    expect(response).toMatchObject({ data: { raceId, bib, isOfficial: true } })
    expect(await results({ raceId: raceId ?? '' })).toMatchObject({ code: 0 })
  }
})

test('the list is paged and filtered by event and sex, masked and without hidden runners', async () => {
  const { results } = await openRaceCenter('day-after')
  const page = async (asked: Record<string, string>) => v.parse(listed, await results(asked)).data
  const first = await page({ size: '3', item: 'full' })
  expect(first.results.map(({ bib }) => bib)[0]).toBe('A0001')
  expect(first.results[0]?.name).toBe('高*')
  const women = await page({ size: '500', page: '2', item: 'half', sex: '2' })
  expect(new Set(women.results.map(({ sex }) => sex))).toEqual(new Set([2]))
  const all = await Promise.all(
    Array.from({ length: 9 }, (_, i) => page({ size: '1000', page: String(i + 1) })),
  )
  const bibs = all.flatMap(({ results: rows }) => rows.map(({ bib }) => bib))
  expect(new Set(bibs).size).toBe(first.total > 0 ? all[0]?.total : 0)
  expect(bibs).not.toContain(pinned.hidden.bib)
  expect(bibs.length).toBeGreaterThan(8900)
  expect(await page({ page: '99999' })).toMatchObject({ results: [] })
})

test('finishers get a certificate, and its code can be verified', async () => {
  const { query, sendQuery, get } = await openRaceCenter('day-after')
  const drawn = await sendQuery(CERTIFICATE, byCard(pinned.drawn))
  expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
  const { certificateCode } = v.parse(scored, await query(SCORE, byCard(pinned.drawn))).data
  const picture = await drawn.text()
  const english = ['Overall', 'By sex', 'Net time', 'Gun time']
  for (const words of ['林知远', '3:42:18', '3:43:05', 'B1226', certificateCode, ...english]) {
    expect(picture).toContain(words)
  }
  expect(await query(CERTIFICATE, byCard(pinned.dnf))).toMatchObject({ code: 3102 })
  expect(
    await query(CERTIFICATE, { ...byCard(pinned.drawn), bib: 'A0001', cardNumber: '' }),
  ).toMatchObject({ code: 3004 })
  const check = (code: string) =>
    get(`${racePaths.certificateCheck}?code=${encodeURIComponent(code)}`)
  expect(await check(certificateCode.replaceAll('-', ''))).toEqual(await check(certificateCode))
  expect(await check(` ${certificateCode.toLowerCase()} `)).toMatchObject({
    data: { isGenuine: true, name: '林**', bib: 'B1226', netSeconds: 13_338, isOfficial: false },
  })
  const forged = certificateCode.replace('B1226', 'A0001')
  for (const code of [forged, 'YL2024-B1226-AAAAAAAA', 'none', `${certificateCode}0`]) {
    expect(await check(code)).toEqual({ code: 0, msg: 'ok', data: { isGenuine: false } })
  }
})

const rowsOf = async (response: Response) => {
  const book = readBook(new Uint8Array(await response.arrayBuffer()))
  return Object.values(book.Sheets).map((sheet) =>
    utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 }),
  )
}

test('the prize list and the race results are workbooks', async () => {
  const { exported } = await openRaceCenter('day-after')
  const prizes = await exported('prizes')
  expect(prizes.headers.get('content-disposition')).toContain(encodeURIComponent('获奖名单.xlsx'))
  const [rows = []] = await rowsOf(prizes)
  expect(rows).toHaveLength(2 + 4 * 8)
  expect(rows.find((row) => row[3] === 'A0001')).toMatchObject({ 4: '高*', 6: 10_000, 7: 10_000 })
  expect(rows[1]).toContain('性别名次')
  const [english = []] = await rowsOf(await exported('prizes', yanling2024.raceId, 'en'))
  expect(english[1]).toContain('Place by sex')
  expect(JSON.stringify(english.map((row) => row.toSpliced(4, 1)))).not.toMatch(/\p{Script=Han}/u)
  const sheets = await rowsOf(await exported('results'))
  expect(sheets.map((sheet) => sheet.length > 2900)).toEqual([true, true])
})

test.each([
  ['zh', ['男', '女']],
  ['en', ['M', 'F']],
  ['ja', ['男', '女']],
])('the workbooks in %s name the sex of each runner', async (language, sexes) => {
  const { exported } = await openRaceCenter('day-after')
  const [rows = []] = await rowsOf(await exported('results', yanling2024.raceId, language))
  expect(new Set(rows.slice(2).map((row) => row[4]))).toEqual(new Set(sexes))
  const [prizes = []] = await rowsOf(await exported('prizes', yanling2024.raceId, language))
  expect(new Set(prizes.slice(2).map((row) => row[1]))).toEqual(new Set(sexes))
})

test('an unavailable export returns a JSON error or an empty file', async () => {
  const { exported } = await openRaceCenter('day-after')
  expect(await (await exported('everything')).json()).toMatchObject({ msg: '没有这种导出文件' })
  expect(await (await exported('prizes', 'none')).json()).toMatchObject({ msg: '赛事不存在' })
  const old = await exported('prizes', 'yanling-2022')
  expect([old.status, await old.text()]).toEqual([200, ''])
})

test('the ballot list has the published fingerprint', async () => {
  const { query, exported, moveTo } = await openRaceCenter('sign-up-open')
  expect(await (await exported('draw')).json()).toMatchObject({ msg: '抽签结果尚未公布' })
  await moveTo('ballot-day')
  const list = Buffer.from(await (await exported('draw')).arrayBuffer())
  const response = await query(QueryType.registrationStatus, byCard(pinned.drawn))
  expect(v.parse(status, response).data.draw.fingerprint).toBe(
    createHash('sha256').update(list).digest('hex'),
  )
})

test('too many requests are rejected until ten minutes have passed', async () => {
  const { exported, moveTo } = await openRaceCenter('2024-09-23 15:00')
  for (let i = 0; i < 200; i += 1) await exported('prizes', 'none')
  const rejected = { code: 3002, msg: '查询过于频繁，请 10 分钟后再试' }
  expect(await (await exported('prizes', 'none')).json()).toMatchObject(rejected)
  await moveTo('2024-09-23 15:11')
  expect(await (await exported('prizes', 'none')).json()).toMatchObject({ code: 3201 })
})
