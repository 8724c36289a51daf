import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteConfigSchema } from '../../src/api/siteConfig.ts'
import { menuOf } from '../../src/app/menu.ts'
import { siteRoutes } from '../../src/app/siteRoutes.ts'
import { parse } from '../../src/lib/parse.ts'
import { edition2024 } from '../../src/preview/edition2024.ts'
import { takeReports } from '../support/setup.ts'
import { isDeep, mutated, SEED } from './mutate.ts'

const holds = fc.property(mutated(edition2024), (config) => {
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

test('mutated configurations go through parser and routes without a throw', () => {
  fc.assert(holds, { seed: SEED, numRuns: isDeep ? 2000 : 100 })
})

test('a card whose kind is an object without a text of its own is left out', () => {
  const cards = [{ moduleType: { toString: 'x' } }, { moduleType: '2' }]
  const { searchConfigList } = parse(siteConfigSchema, { searchConfigList: cards })
  expect(searchConfigList.map(({ moduleType }) => moduleType)).toEqual([2])
})

test.runIf(isDeep)('and so do fresh ones', () => {
  const seed = Date.now()
  console.log(`fresh seed ${seed}`)
  fc.assert(holds, { seed, numRuns: 500 })
})
