// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { distance } from '../../sandbox/race-center/perceptualHash.ts'
import { type Pinned, pinned } from '../../sandbox/race-center/pinned.ts'
import { portraitHashes } from '../../sandbox/race-center/portraits.ts'
import { readPng } from '../../sandbox/race-center/readPng.ts'
import { raceCenterPaths } from '../../src/api/raceCenterPaths.ts'
import { byBib, byCard, openRaceCenter } from './openRaceCenter.ts'

const found = v.object({
  code: v.literal(0),
  data: v.object({
    total: v.number(),
    photos: v.array(
      v.object({
        photoId: v.string(),
        url: v.string(),
        thumbnail: v.string(),
        width: v.number(),
        height: v.number(),
        place: v.pipe(v.string(), v.nonEmpty()),
      }),
    ),
  }),
})

async function openPhotos(now = 'day-after') {
  const stand = await openRaceCenter(now)
  const raceId = 'yanling-2024'
  const ask = (facts: object) => stand.post(raceCenterPaths.photoSearch, { raceId, ...facts })
  const search = async (facts: object) => v.parse(found, await ask(facts)).data
  async function searchByFace(file: Blob, fields: Record<string, string> = { consentedAt: 'now' }) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ raceId, ...fields })) body.append(name, value)
    body.append('file', new File([file], 'face.png'))
    const answer = await stand.ask(raceCenterPaths.photoSearchByFace, { method: 'POST', body })
    return answer.json() as Promise<unknown>
  }
  const portrait = async ({ bib }: Pinned) =>
    new Blob([await (await stand.ask(`/photos/portraits/${bib}.png`)).arrayBuffer()])
  return { ...stand, ask, search, searchByFace, portrait }
}

test('bib and name find photos, which are drawn with the bib', async () => {
  const { search, ask: _, ...stand } = await openPhotos()
  const { total, photos } = await search(byBib(pinned.drawn))
  expect(photos).toHaveLength(total)
  expect(total).toBeGreaterThan(5)
  expect(new Set(photos.map(({ place }) => place)).size).toBeGreaterThan(3)
  const [photo] = photos
  const whole = await stand.sandbox.fetch(new Request(`http://www.race.test${photo?.url}`))
  expect(await whole.text()).toContain('>B1226</text>')
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'private, max-age=600',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const small = await stand.sandbox.fetch(new Request(`http://www.race.test${photo?.thumbnail}`))
  const png = readPng(new Uint8Array(await small.arrayBuffer()))
  expect(png?.width).toBe((photo?.width ?? 0) > 1000 ? 360 : 240)
})

test('the pacer has ten thousand, in pages', async () => {
  const { search } = await openPhotos()
  const page = await search({ ...byBib(pinned.pacer), page: 20, size: 500 })
  expect([page.total, page.photos.length]).toEqual([10_000, 500])
  expect(await search({ ...byBib(pinned.pacer), page: 21, size: 500 })).toMatchObject({
    photos: [],
  })
})

test('a wrong pair, who is hidden and who did not start', async () => {
  const { ask, search } = await openPhotos()
  expect(await ask(byBib(pinned.drawn, 'A0001'))).toMatchObject({ code: 3004 })
  expect(await ask(byBib(pinned.hidden))).toMatchObject({ code: 3004 })
  expect((await search(byCard(pinned.hidden))).total).toBeGreaterThan(0)
  expect(await search(byBib(pinned.dns))).toEqual({ total: 0, photos: [] })
})

test('there are none before the evening of the race', async () => {
  const { ask, moveTo, search } = await openPhotos('race-day')
  expect(await ask(byBib(pinned.drawn))).toMatchObject({ code: 3103 })
  await moveTo('2024-09-22 20:00')
  expect((await search(byBib(pinned.drawn))).total).toBeGreaterThan(0)
})

test('a photo that was taken down is gone at once, and ids cannot be guessed', async () => {
  const { search, post, sandbox } = await openPhotos()
  const before = await search(byBib(pinned.drawn))
  const [photo] = before.photos
  const takeDown = (photoId = '') =>
    post(raceCenterPaths.photoTakeDown, { raceId: 'yanling-2024', photoId, reason: '不愿公开' })
  expect(await takeDown(photo?.photoId)).toMatchObject({
    code: 0,
    data: { requestId: expect.stringMatching(/^TD[\dA-F]{10}$/) },
  })
  const after = await search(byBib(pinned.drawn))
  expect(after.total).toBe(before.total - 1)
  expect(after.photos).toEqual(before.photos.slice(1))
  const statusOf = async (path = '') =>
    (await sandbox.fetch(new Request(`http://www.race.test${path}`))).status
  expect(await statusOf(photo?.url)).toBe(404)
  expect(await statusOf(before.photos[1]?.url)).toBe(200)
  const guessed = 'B1226-1-AAAAAAAA'
  expect(await takeDown(guessed)).toMatchObject({ code: 3202 })
  expect(await statusOf(`/photos/yanling-2024/${guessed}.svg`)).toBe(404)
})

test('a portrait finds its photos, another face finds none, and the way of it is told', async () => {
  const { search, searchByFace, portrait } = await openPhotos()
  const matched = await searchByFace(await portrait(pinned.drawn))
  expect(matched).toMatchObject({
    data: {
      total: (await search(byBib(pinned.drawn))).total,
      matcher: expect.stringContaining('感知哈希'),
    },
  })
  const photos = await search({ ...byBib(pinned.drawn), size: 1 })
  const [photo] = photos.photos
  expect(photo?.photoId).toContain('B1226')
  expect(await searchByFace(await portrait(pinned.hidden))).toMatchObject({ data: { total: 0 } })
})

test('a face is looked at with a consent only, and as PNG', async () => {
  const { searchByFace, portrait } = await openPhotos()
  const face = await portrait(pinned.record)
  expect(await searchByFace(face, {})).toMatchObject({ code: 3301, msg: '人脸找图须先单独同意' })
  expect(await searchByFace(new Blob(['\u00ff\u00d8']))).toMatchObject({ code: 3302 })
  const cut = new Blob([(await face.arrayBuffer()).slice(0, 400)])
  expect(await searchByFace(cut)).toMatchObject({ code: 3302 })
})

test('the portraits are far apart', () => {
  const hashes = portraitHashes().map(([, hash]) => hash)
  const apart = hashes.flatMap((a, i) => hashes.slice(i + 1).map((b) => distance(a, b)))
  expect(Math.min(...apart)).toBeGreaterThan(16)
})
