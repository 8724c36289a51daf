// Isolated like tests with mocks: other files must not see the mutated texts.
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchTranslations } from '#api/files/filesApi.ts'
import { openEnvelope } from '#api/http/envelope.ts'
import { CallError } from '#api/http/errors.ts'
import { readCachedConfig } from '#app/boot/cachedConfig.ts'
import { readLanguage } from '#i18n/language.ts'
import { insidePath } from '#lib/html/safeLink.ts'
import { readJson } from '#lib/storedJson.ts'
import { addRemoteTexts } from '#stores/remoteTexts.ts'
import { mutated, SEED } from '../support/mutate.ts'
import { takeReports } from '../support/setup.ts'
import { isDeep } from '../support/suite.ts'
import { textsIn } from '../support/textsIn.ts'

const RUNS = isDeep ? 2000 : 200
const settings = { seed: SEED, numRuns: RUNS }

test('any response of a service is data or a CallError', () => {
  const envelope = { code: 0, msg: '好', data: { raceId: '2024', list: [1, { a: null }] } }
  const body = fc.oneof(
    mutated(envelope).map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string({ unit: 'binary' }),
  )
  const status = fc.constantFrom(200, 204, 304, 400, 401, 403, 413, 500, 502)
  const holds = fc.property(body, status, (text, code) => {
    try {
      openEnvelope(text, code)
    } catch (error) {
      expect(error).toBeInstanceOf(CallError)
      expect(error).toHaveProperty('message', expect.any(String))
    }
  })
  fc.assert(holds, settings)
})

test('a code that is an object without toString is an error', () => {
  expect(() => openEnvelope('{"code":{"toString":"x"}}', 200)).toThrow(CallError)
})

// After a parse error the site requests its page before it reloads.
const server = setupServer(http.get('*/', () => HttpResponse.error()))
beforeAll(() => server.listen())
afterAll(() => server.close())

test('after any file of remote texts, every key still has a text', async () => {
  const file = { 'site.home': { zh: '首页', en: 'Home' }, 'site.close': { zh: '关', en: 'Shut' } }
  const holds = fc.asyncProperty(mutated(file), async (texts) => {
    server.use(http.get('*/i18n/*', () => HttpResponse.json(texts as object)))
    await fetchTranslations('website').then(addRemoteTexts, () => undefined)
    for (const language of ['zh', 'en'] as const)
      for (const key of ['site.home', 'site.close', 'site.retry'] as const)
        expect(textsIn(language).t(key)).toMatch(/\S/)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
  await fc.assert(holds, { seed: SEED, numRuns: RUNS / 10 })
})

test("any value in the browser's storage is parsed or ignored", async () => {
  const cached = { fileMd5: 'a', raceId: 'b', keptAt: 1, picture: '', logo: '', content: 'cp@x' }
  const stored = fc.oneof(
    mutated(cached).map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary' }),
    fc.string().map((rest) => `cp@${rest}`),
  )
  const holds = fc.asyncProperty(stored, async (value) => {
    localStorage.setItem('siteConfig', value)
    document.cookie = `language=${encodeURIComponent(value.slice(0, 100))}`
    await expect(readCachedConfig()).resolves.toBeNull()
    expect(['zh', 'en', 'ja']).toContain(readLanguage())
    readJson('siteConfig', () => null)
    localStorage.clear()
    takeReports()
  })
  await fc.assert(holds, settings)
})

test('any input for a path results in an internal path or null', () => {
  const path = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath())
  const holds = fc.property(path, (value) => {
    const inside = insidePath(value)
    if (inside !== null) expect(inside).toMatch(/^\/(?!\/|\\)/)
  })
  fc.assert(holds, settings)
})
