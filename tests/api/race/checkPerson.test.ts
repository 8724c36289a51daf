import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectClient } from '#api/http/client.ts'
import { OtherPersonError } from '#api/http/errors.ts'
import { searchPhotos } from '#api/race/photos.ts'
import {
  fetchCertificate,
  fetchRegistrationInfo,
  fetchRegistrationStatuses,
  fetchRunnerResult,
} from '#api/race/queries.ts'

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectClient({ readToken: () => null, onTransportError: () => undefined })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

const respondWith = (data: object) =>
  server.use(http.all('*', () => HttpResponse.json({ code: 0, msg: 'ok', data })))

const raceId = 'yanling-2024'
const byCard = { raceId, credentials: { name: '林知远', cardNumber: '180014' } }
const byBib = { raceId, credentials: { name: '林知远', bib: 'b1226' } }
const photos = [{ photoId: 'p', url: '/photos/p.svg' }]
/** What the race-center answers about 林知远. */
const theirs = {
  ...{ signupNo: 'YL1', name: '林**', cardNumber: '**************0014', bib: 'B1226' },
  ...{ total: 1, photos },
}

const registration = [
  ['registration status', () => fetchRegistrationStatuses(byCard)],
  ['registration information', () => fetchRegistrationInfo({ ...byCard, channel: 'web' })],
] as const
const publicByBib = [
  ['a score by bib', () => fetchRunnerResult(byBib)],
  ['photos by bib', () => searchPhotos({ ...byBib, page: 1, size: 60 })],
] as const
const publicByCard = [
  ['a score by document number', () => fetchRunnerResult(byCard)],
  ['photos by document number', () => searchPhotos({ ...byCard, page: 1, size: 60 })],
] as const
const searches = [...registration, ...publicByBib, ...publicByCard]

test.each(searches)('%s is returned if it matches what was typed', async (_, ask) => {
  respondWith(theirs)
  await expect(ask()).resolves.toBeTruthy()
})

test.each(searches)('%s is rejected if the name has another first character', async (_, ask) => {
  for (const name of ['王**', '', null, '***', 7]) {
    respondWith({ ...theirs, name })
    await expect(ask()).rejects.toThrow(OtherPersonError)
  }
})

test.each(registration)('%s is rejected if the document number differs', async (_, ask) => {
  for (const cardNumber of ['**************0015', '', null, '****', 14]) {
    respondWith({ ...theirs, cardNumber })
    await expect(ask()).rejects.toThrow(OtherPersonError)
  }
})

test.each(publicByBib)('%s is rejected if the bib differs', async (_, ask) => {
  for (const bib of ['B1227', 'B122', 'XB1226']) {
    respondWith({ ...theirs, bib })
    await expect(ask()).rejects.toThrow(OtherPersonError)
  }
})

test('public results need no document number in the response', async () => {
  const { cardNumber: _, ...result } = theirs
  respondWith(result)
  await expect(fetchRunnerResult(byCard)).resolves.toMatchObject({ bib: 'B1226' })
})

test.each([
  ['anna  LINDQVIST', 'p3045 8812', 'A***', '*****8812'],
  [' 林 知远', '09001x', '林**', '**************001X'],
  ['阿依努尔·买买提', '45678901', '阿***', '****8901'],
  ['ｌｉｎ', '180014', 'L**', '0014'],
  ['𠮷田', 'AB-123456', '𠮷*', '****3456'],
])('%s with %s matches %s with %s', async (name, cardNumber, maskedName, maskedCard) => {
  respondWith({ ...theirs, name: maskedName, cardNumber: maskedCard })
  const query = { raceId, credentials: { name, cardNumber } }
  await expect(fetchRegistrationStatuses(query)).resolves.toMatchObject([{ name: maskedName }])
})

test('an empty response is not a mismatch', async () => {
  respondWith({ total: 0, photos: [] })
  const asked = { ...byBib, page: 1, size: 60 }
  await expect(searchPhotos(asked)).resolves.toMatchObject({ total: 0 })
  respondWith({})
  await expect(fetchRegistrationInfo({ ...byCard, channel: 'web' })).resolves.toBeUndefined()
})

test.each([
  ['certificate-2024-B1226.svg', true],
  ['certificate-2024-B1227.svg', false],
  ['certificate-2024-XB1226.svg', false],
  ['certificate.svg', false],
  ['', false],
])('a certificate in a file named %j is shown: %s', async (file, isShown) => {
  server.use(
    http.all('*', () =>
      HttpResponse.text('<svg/>', {
        headers: file ? { 'content-disposition': `inline; filename*=UTF-8''${file}` } : {},
      }),
    ),
  )
  const shown = fetchCertificate({ ...byCard, bib: 'B1226' }).then(
    () => true,
    (error: unknown) => !(error instanceof OtherPersonError),
  )
  expect(await shown).toBe(isShown)
})

test('only a name with the typed first character is accepted', async () => {
  const holds = fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (name) => {
    respondWith({ ...theirs, name })
    const isShown = await fetchRunnerResult(byBib).then(
      () => true,
      () => false,
    )
    expect(isShown).toBe(/^[\s·•.-]*林/u.test(name.normalize('NFKC')))
  })
  await fc.assert(holds, { numRuns: 100, examples: [['林'], ['王林'], [' 林x'], ['王']] })
})
