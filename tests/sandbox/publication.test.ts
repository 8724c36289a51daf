import { expect, test } from 'vitest'
import { clockStops } from '../../sandbox/clock.ts'
import { configAt } from '../../sandbox/publication.ts'
import type { SiteConfigSource } from '../../src/api/siteConfig.ts'
import { edition2024 } from '../../src/preview/edition2024.ts'

const body = JSON.stringify(edition2024)

test.each([
  ['before-sign-up', [false, false, false, false]],
  ['sign-up-open', [true, true, false, false]],
  ['ballot-day', [false, true, false, false]],
  ['race-day', [false, true, false, false]],
  ['day-after', [false, true, true, true]],
] as const)('%s: sign-up and look-ups are open as the organiser would have them', (stop, open) => {
  const config = JSON.parse(configAt(body, Date.parse(clockStops[stop].at))) as SiteConfigSource
  expect(config.searchConfigList?.map(({ openStatus }) => openStatus)).toEqual(open)
  const { registrationSearch, scoreSearch, pictureSearch } = config
  const switches = [registrationSearch, scoreSearch, pictureSearch]
  expect(switches.map((one) => one?.openStatus)).toEqual(open.slice(1))
})

test('where the clock begins, the configuration is the edition itself', () => {
  expect(configAt(body, Date.parse(clockStops['sign-up-open'].at))).toBe(body)
})
