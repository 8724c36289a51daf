// @vitest-environment node
import { expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { stopAt } from '#sandbox/clock.ts'
import { yanling2024 as edition } from '#sandbox/editions/yanling-2024/edition.ts'
import { configAt } from '#sandbox/publication.ts'
import type { SiteConfigSource } from '#site-config/siteConfig.ts'

const body = JSON.stringify(yanling2024)

test.each([
  ['before-sign-up', [false, false, false, false]],
  ['sign-up-open', [true, true, false, false]],
  ['ballot-day', [false, true, false, false]],
  ['race-day', [false, true, false, false]],
  ['day-after', [false, true, true, true]],
] as const)('%s: sign-up and searches are open or closed as expected', (stop, open) => {
  const config = JSON.parse(configAt(edition, body, stopAt(edition, stop) ?? 0)) as SiteConfigSource
  expect(config.searchConfigList?.map(({ openStatus }) => openStatus)).toEqual(open)
  const { registrationSearch, scoreSearch, pictureSearch } = config
  const switches = [registrationSearch, scoreSearch, pictureSearch]
  expect(switches.map((one) => one?.openStatus)).toEqual(open.slice(1))
})

test('at its initial time, the configuration is the unchanged edition', () => {
  expect(configAt(edition, body, stopAt(edition, 'sign-up-open') ?? 0)).toBe(body)
})
