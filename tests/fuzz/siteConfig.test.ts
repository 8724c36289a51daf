import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuOf } from '#app/layout/menu/menuItems.ts'
import { yanling2024 as road } from '#editions/yanling-2024/edition.ts'
import { parse } from '#lib/parse.ts'
import { config as trail } from '#sandbox/editions/kirigadake-2025/config.ts'
import { isOutsideLink } from '#site-config/routes/siteRoute.ts'
import { siteRoutes } from '#site-config/routes/siteRoutes.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { mutated, SEED } from '../support/mutate.ts'
import { takeReports } from '../support/setup.ts'
import { isDeep } from '../support/suite.ts'

const holds = fc.property(fc.oneof(mutated(road), mutated(trail)), (config) => {
  const once = parse(siteConfigSchema, config)
  expect(parse(siteConfigSchema, structuredClone(once))).toEqual(once)
  const routes = siteRoutes(once)
  for (const route of routes) {
    const { path, redirect } = route
    if (isOutsideLink(route)) continue
    expect(path).toMatch(/^\/[^*:?#]*$/)
    if (redirect) expect(routes.find((other) => other.path === redirect)?.redirect).toBe('')
  }
  expect(menuOf(routes)[0]?.path).toBe('/home')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  takeReports()
})

test('mutated configurations pass parser and routes without an exception', () => {
  fc.assert(holds, { seed: SEED, numRuns: isDeep ? 2000 : 100 })
})

test('a card whose kind is an object without toString is left out', () => {
  const cards = [{ moduleType: { toString: 'x' } }, { moduleType: '2' }]
  const { searchConfigList } = parse(siteConfigSchema, { searchConfigList: cards })
  expect(searchConfigList.map(({ moduleType }) => moduleType)).toEqual([2])
})

test.runIf(isDeep)('with a new seed as well', { retry: 0 }, () => {
  const seed = Date.now()
  console.log(`fresh seed ${seed}`)
  fc.assert(holds, { seed, numRuns: 500 })
})
