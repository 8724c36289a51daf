import { expect, test, vi } from 'vitest'
import { readCachedConfig } from '#app/boot/cachedConfig.ts'

vi.mock('#lib/pack.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const cached = JSON.stringify({ fileMd5: 'a', raceId: 'r', keptAt: 1, logo: '', content: 'cp@' })

test('a cached configuration is kept if the code that reads it does not load', async () => {
  localStorage.setItem('siteConfig', cached)
  expect(await readCachedConfig()).toBeNull()
  expect(localStorage.getItem('siteConfig')).toBe(cached)
})
