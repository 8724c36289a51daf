import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectClient } from '#api/http/client.ts'
import { searchPhotos, searchPhotosByFace } from '#api/race/photos.ts'
import {
  fetchCertificate,
  fetchRegistrationInfo,
  fetchRegistrationStatuses,
  fetchRunnerResult,
} from '#api/race/queries.ts'
import { checkCertificate, fetchExport, fetchResults } from '#api/race/results.ts'
import { requestTakedown } from '#api/race/takedown.ts'
import type { Sandbox } from '#sandbox/app.ts'
import { startSandbox } from '#tests/support/sandboxServer.ts'

const raceId = 'yanling-2024'
const credentials = { name: '林知远', cardNumber: '180014' }
const query = { raceId, credentials }

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox()
  connectClient({ onTransportError: () => undefined })
  await sandbox.fetch(
    new Request('http://localhost/__sandbox/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: 'day-after' }),
    }),
  )
})
afterEach(() => sandbox.close())

test('a runner’s sign-up, result and certificate are masked', async () => {
  const [status, ...others] = await fetchRegistrationStatuses(query)
  expect(others).toEqual([])
  expect(status).toMatchObject({ state: 'drawn', name: '林**', bib: 'B1226', channel: 'web' })
  expect(status.draw?.fingerprint).toMatch(/^[\da-f]{64}$/)
  const { channel } = status
  expect(await fetchRegistrationInfo({ ...query, channel })).toMatchObject({ group: 'M30-34' })
  expect(await fetchRegistrationInfo({ ...query, channel: 'app' })).toBeUndefined()

  const score = await fetchRunnerResult({ raceId, credentials: { name: '林知远', bib: 'B1226' } })
  expect(score).toMatchObject({ name: '林**', netSeconds: 13_338, isOfficial: false })
  expect(score.splits).toHaveLength(10)
  const earlier = await fetchRunnerResult({ raceId: 'yanling-2022', credentials })
  expect(earlier).toMatchObject({ year: 2022, itemId: 'half', isOfficial: true })

  expect((await fetchCertificate({ ...query, bib: 'B1226' })).type).toBe('image/svg+xml')
  expect(await checkCertificate(score.certificateCode)).toMatchObject({ isGenuine: true })
  expect((await checkCertificate('YL2024-B1226-AAAAAAAA')).isGenuine).toBe(false)
  await expect(
    fetchRunnerResult({ raceId, credentials: { ...credentials, cardNumber: '000000' } }),
  ).rejects.toThrow('没有找到与两项信息都相符的记录')
})

test('results list and downloadable files', async () => {
  const { total, results } = await fetchResults({ raceId, page: 1, size: 100, itemId: 'full' })
  expect([(total ?? 0) > 2900, results.length]).toEqual([true, 100])
  expect(results[0]).toMatchObject({ name: '高*', place: 1, sexPlace: 1, state: 'finished' })
  const { name, bytes } = await fetchExport({ raceId, type: 'prizes' })
  expect(name).toBe('2024 燕岭马拉松 获奖名单.xlsx')
  expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe('PK')
  await expect(fetchExport({ raceId: 'yanling-2022', type: 'prizes' })).rejects.toMatchObject({
    name: 'NoDataError',
  })
})

test('photos by bib and by face, and a takedown request', async () => {
  const byBib = { raceId, credentials: { name: '林知远', bib: 'B1226' }, page: 1, size: 60 }
  const { total, photos } = await searchPhotos(byBib)
  expect(photos).toHaveLength(total)
  const response = await sandbox.fetch(new Request('http://localhost/photos/portraits/B1226.png'))
  const face = new File([await response.arrayBuffer()], 'face.png', { type: 'image/png' })
  const consentedAt = new Date().toISOString()
  const seen = await searchPhotosByFace({ raceId, face, consentedAt, page: 1, size: 60 })
  expect(seen.total).toBe(total)
  expect(seen.matcherEn).toContain('perceptual hash')
  const asked = { raceId, photoId: photos[0]?.photoId ?? '', reason: 'other' as const, details: '' }
  expect(await requestTakedown(asked)).toMatchObject({ state: 'waiting' })
  expect((await searchPhotos(byBib)).total).toBe(total)
})
