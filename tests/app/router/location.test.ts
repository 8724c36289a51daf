import { expect, test } from 'vitest'
import { placeOf } from '../../../src/app/router/location.ts'
import { yanling2024 } from '../../../src/editions/yanling-2024/edition.ts'
import { siteConfigSchema } from '../../../src/api/website/siteConfig.ts'
import { parse } from '../../../src/lib/parse.ts'

const config = parse(siteConfigSchema, yanling2024)

test.each([
  ['/home', '/home'],
  ['/registration-search', '/home'],
  ['/score-search', '/home'],
  ['/race-card', '/race-information'],
  ['/image-search', ''],
  ['/privacy-policy', ''],
])('on %s the menu highlights %j', (path, marked) => {
  expect(placeOf([], path, config).activeMenu).toBe(marked)
})
