// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { racePaths } from '#api/race/paths.ts'
import type { PinnedRunner as Pinned } from '#sandbox/editions/runnerTypes.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { readPng } from '#sandbox/png.ts'
import { distance } from '#sandbox/race-center/photos/perceptualHash.ts'
import { portraitHashes } from '#sandbox/race-center/photos/portraits.ts'
import { byBib, byCard, openRaceCenter } from '../openRaceCenter.ts'

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
  const sandbox = await openRaceCenter(now)
  const raceId = 'yanling-2024'
  const ask = (facts: object) => sandbox.post(racePaths.photoSearch, { raceId, ...facts })
  const search = async (facts: object) => v.parse(found, await ask(facts)).data
  async function searchByFace(file: Blob, fields: Record<string, string> = { consentedAt: 'now' }) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ raceId, ...fields })) body.append(name, value)
    body.append('file', new File([file], 'face.png'))
    const response = await sandbox.ask(racePaths.photoSearchByFace, { method: 'POST', body })
    return response.json() as Promise<unknown>
  }
  const portrait = async ({ bib }: Pinned) =>
    new Blob([await (await sandbox.ask(`/photos/portraits/${bib}.png`)).arrayBuffer()])
  return { ...sandbox, ask, search, searchByFace, portrait }
}

test('photos are returned with masked name and bib, but without sign-up data', async () => {
  const { ask } = await openPhotos()
  const response = await ask(byBib(pinned.drawn))
  expect(response).toMatchObject({ code: 0, data: { name: '林**', bib: 'B1226' } })
  const { data } = response as { data: object }
  expect(Object.keys(data).toSorted()).toEqual(['bib', 'name', 'photos', 'total'])
})

test('searching by bib and name finds photos, which show the bib', async () => {
  const { search, ask: _, ...sandbox } = await openPhotos()
  const { total, photos } = await search(byBib(pinned.drawn))
  expect(photos).toHaveLength(total)
  expect(total).toBeGreaterThan(5)
  expect(new Set(photos.map(({ place }) => place)).size).toBeGreaterThan(3)
  const [photo] = photos
  const whole = await sandbox.sandbox.fetch(new Request(`http://www.race.test${photo?.url}`))
  expect(await whole.text()).toContain('>B1226</text>')
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'private, max-age=600',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const small = await sandbox.sandbox.fetch(new Request(`http://www.race.test${photo?.thumbnail}`))
  const png = readPng(new Uint8Array(await small.arrayBuffer()))
  expect(png?.width).toBe((photo?.width ?? 0) > 1000 ? 360 : 240)
})

test('the pacer has ten thousand photos, returned in pages', async () => {
  const { search } = await openPhotos()
  const page = await search({ ...byBib(pinned.pacer), page: 20, size: 500 })
  expect([page.total, page.photos.length]).toEqual([10_000, 500])
  expect(await search({ ...byBib(pinned.pacer), page: 21, size: 500 })).toMatchObject({
    photos: [],
  })
})

test('photo searches with wrong credentials, for a hidden runner and for a non-starter', async () => {
  const { ask, search } = await openPhotos()
  expect(await ask(byBib(pinned.drawn, 'A0001'))).toMatchObject({ code: 3004 })
  expect(await ask(byBib(pinned.hidden))).toMatchObject({ code: 3004 })
  expect((await search(byCard(pinned.hidden))).total).toBeGreaterThan(0)
  expect(await search(byBib(pinned.dns))).toEqual({ total: 0, photos: [] })
})

test('there are no photos before the evening of the race', async () => {
  const { ask, moveTo, search } = await openPhotos('race-day')
  expect(await ask(byBib(pinned.drawn))).toMatchObject({ code: 3103 })
  await moveTo('2024-09-22 20:00')
  expect((await search(byBib(pinned.drawn))).total).toBeGreaterThan(0)
})

/** Response to a takedown request. */
const asked = v.object({
  code: v.literal(0),
  data: v.object({
    requestId: v.pipe(v.string(), v.regex(/^TD[\dA-F]{10}$/)),
    state: v.picklist(['waiting', 'takenDown']),
  }),
})

async function openTakedowns() {
  const sandbox = await openPhotos()
  const { total, photos } = await sandbox.search(byBib(pinned.drawn))
  const [photo] = photos
  const takedown = (photoId = photo?.photoId, token?: string) =>
    sandbox.post(
      racePaths.photoTakedown,
      { raceId: 'yanling-2024', photoId, reason: 'privacy', details: '不愿公开' },
      token ? { token } : {},
    )
  const request = async (token?: string) => v.parse(asked, await takedown(undefined, token)).data
  const statusOf = async (path = photo?.url) =>
    (await sandbox.sandbox.fetch(new Request(`http://www.race.test${path ?? ''}`))).status
  const isUp = async () => {
    const now = await sandbox.search(byBib(pinned.drawn))
    const isListed = now.total === total
    expect(now.photos).toEqual(isListed ? photos : photos.slice(1))
    expect(await statusOf()).toBe(isListed ? 200 : 404)
    return isListed
  }
  const sendCode = async (requestId: string) =>
    sandbox.post(racePaths.photoTakedownCode, {
      requestId,
      ...(await sandbox.captchaToken('login')),
    })
  const confirm = (requestId: string, captcha: string, verificationToken: string) =>
    sandbox.post(racePaths.photoTakedownConfirm, { requestId, captcha, verificationToken })
  const decide = (requestId: string, state: string) =>
    sandbox.post('/__sandbox/take-downs', { requestId, state })
  return { ...sandbox, photos, takedown, request, statusOf, isUp, sendCode, confirm, decide }
}
const PHONE = '13800000012'
const sentCode = v.object({ data: v.object({ verificationToken: v.string() }) })

test('a stranger’s request leaves the photo up until the operator decides', async () => {
  const { request, takedown, isUp, decide, get, sandbox, tokenOf } = await openTakedowns()
  expect(await takedown(undefined, 'made-up')).toMatchObject({ code: 401 })
  for (const token of [undefined, await tokenOf('13800000001')]) {
    expect(await request(token)).toMatchObject({ state: 'waiting' })
  }
  expect(await isUp()).toBe(true)
  const { requests } = v.parse(
    v.object({ requests: v.array(v.object({ requestId: v.string(), state: v.string() })) }),
    await get('/__sandbox/take-downs'),
  )
  expect(requests).toHaveLength(2)
  const [first, second] = requests.map(({ requestId }) => requestId)
  const headers = { accept: 'text/html' }
  const asHtml = new Request('http://www.race.test/__sandbox/take-downs', { headers })
  const page = await (await sandbox.fetch(asHtml)).text()
  expect(page).toContain(first)
  expect(page).toContain('不希望公开')
  expect(page).toContain('不愿公开')
  expect(await decide(first ?? '', 'refused')).toMatchObject({
    requests: expect.arrayContaining([
      expect.objectContaining({ requestId: first, state: 'refused' }),
    ]),
  })
  expect(await isUp()).toBe(true)
  await decide(second ?? '', 'takenDown')
  expect(await isUp()).toBe(false)
})

test('a visitor logged in with the entry’s phone takes a photo down at once', async () => {
  const { request, isUp, tokenOf } = await openTakedowns()
  expect(await request(await tokenOf(PHONE))).toMatchObject({ state: 'takenDown' })
  expect(await isUp()).toBe(false)
})

test('a code sent to the entry’s phone takes a photo down at once, and the phone is not revealed', async () => {
  const { request, isUp, sendCode, confirm, inbox } = await openTakedowns()
  const { requestId } = await request()
  const other = await request()
  const response = await sendCode(requestId)
  // The response holds only the token: no part of the phone number.
  expect(response).toEqual({
    code: 0,
    msg: 'ok',
    data: { verificationToken: expect.stringMatching(/^[0-9a-f]{32}$/) },
  })
  const { verificationToken } = v.parse(sentCode, response).data
  const [sent] = (await inbox()).codes
  expect(sent).toMatchObject({ to: PHONE })
  const code = sent?.code ?? ''
  const wrong = code === '000000' ? '111111' : '000000'
  expect(await confirm(requestId, wrong, verificationToken)).toMatchObject({ code: 2101 })
  expect(await confirm(requestId, code, 'made-up')).toMatchObject({ code: 2101 })
  expect(await confirm(other.requestId, code, verificationToken)).toMatchObject({ code: 2101 })
  expect(await isUp()).toBe(true)
  const done = { code: 0, data: { requestId, state: 'takenDown' } }
  expect(await confirm(requestId, code, verificationToken)).toMatchObject(done)
  expect(await isUp()).toBe(false)
  expect(await confirm(requestId, code, verificationToken)).toMatchObject({ code: 3206 })
})

test('sending a code requires a captcha and is limited', async () => {
  const { request, sendCode, post, inbox } = await openTakedowns()
  const { requestId } = await request()
  expect(await post(racePaths.photoTakedownCode, { requestId })).toMatchObject({ code: 3003 })
  expect((await inbox()).codes).toEqual([])
  for (let i = 0; i < 5; i += 1) expect(await sendCode(requestId)).toMatchObject({ code: 0 })
  const again = await request()
  expect(await sendCode(again.requestId)).toMatchObject({ code: 2103 })
  expect(await sendCode('TD0000000000')).toMatchObject({ code: 3206 })
})

test('photo ids cannot be guessed', async () => {
  const { takedown, statusOf } = await openTakedowns()
  const guessed = 'B1226-1-AAAAAAAA'
  expect(await takedown(guessed)).toMatchObject({ code: 3202 })
  expect(await statusOf(`/photos/yanling-2024/${guessed}.svg`)).toBe(404)
})

test('a portrait finds its photos, another face finds none, and the response explains the matching', async () => {
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

test('a face search requires consent and a PNG', async () => {
  const { searchByFace, portrait } = await openPhotos()
  const face = await portrait(pinned.record)
  expect(await searchByFace(face, {})).toMatchObject({ code: 3301, msg: '按人脸查找须先单独同意' })
  expect(await searchByFace(new Blob(['\u00ff\u00d8']))).toMatchObject({ code: 3302 })
  const cut = new Blob([(await face.arrayBuffer()).slice(0, 400)])
  expect(await searchByFace(cut)).toMatchObject({ code: 3302 })
})

test('the portraits’ hashes are far apart', () => {
  const hashes = portraitHashes(yanling2024).map(([, hash]) => hash)
  const apart = hashes.flatMap((a, i) => hashes.slice(i + 1).map((b) => distance(a, b)))
  expect(Math.min(...apart)).toBeGreaterThan(16)
})
