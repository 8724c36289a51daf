import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteProvider } from '#app/SiteProvider.tsx'
import type { Finder } from '#features/site-search/searchWorkerClient.ts'
import { useSiteSearch } from '#features/site-search/useSiteSearch.ts'
import { addTexts } from '#i18n/i18n.ts'
import { siteSearch as en } from '#i18n/locales/en/siteSearch.ts'
import { siteSearch as zh } from '#i18n/locales/zh/siteSearch.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { setSite } from '#stores/site.ts'
import { deferred } from '#tests/support/deferred.ts'

const ask = vi.hoisted(() => vi.fn<Finder['ask']>())
const complete = deferred()
vi.mock('#features/site-search/searchWorkerClient.ts', () => ({
  finderFor: (config: Finder['config']): Finder => ({ config, ask, complete: complete.promise }),
  stopFinder: () => undefined,
}))

beforeEach(() => {
  vi.useFakeTimers()
  addTexts({ zh, en })
  const config = parse(siteConfigSchema, {})
  setSite({ kind: 'open', raceId: 'race-2024', config, source: 'published' })
})
afterEach(() => vi.useRealTimers())

test('a query is asked again while the index grows, and no more once it is complete', async () => {
  let indexed = 0
  ask.mockImplementation(() => {
    indexed += 1
    return Promise.resolve({ total: indexed, hits: [] } as never)
  })
  const { result } = renderHook(() => useSiteSearch('取包', []), { wrapper: SiteProvider })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await wait(60)
  expect(result.current).toMatchObject({ answer: { total: 1 }, isFilling: true })
  await wait(400)
  expect(result.current.answer?.total).toBe(2)
  await act(async () => complete.resolve())
  await wait(60)
  expect(result.current).toMatchObject({ answered: '取包', isFilling: false })
  const asked = ask.mock.calls.filter(([query]) => query === '取包').length
  await wait(4000)
  expect(ask.mock.calls.filter(([query]) => query === '取包')).toHaveLength(asked)
})
