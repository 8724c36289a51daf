import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteConfigSchema } from '../../src/api/website/siteConfig.ts'
import { menuOf } from '../../src/app/layout/menu/menuItems.ts'
import { siteRoutes } from '../../src/app/router/siteRoutes.ts'
import { parse } from '../../src/lib/parse.ts'
import { yanling2024 } from '../../src/editions/yanling-2024/edition.ts'
import { takeReports } from '../support/setup.ts'
import { isDeep, mutated, SEED } from '../support/mutate.ts'

const holds = fc.property(mutated(yanling2024), (config) => {
  const once = parse(siteConfigSchema, config)
  expect(parse(siteConfigSchema, structuredClone(once))).toEqual(once)
  const routes = siteRoutes(once)
  for (const { path, redirect } of routes) {
    expect(path).toMatch(/^\/[^*:?#]*$/)
    if (redirect) expect(routes.find((route) => route.path === redirect)?.redirect).toBe('')
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
