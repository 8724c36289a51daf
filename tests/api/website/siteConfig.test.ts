// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteConfigSchema } from '../../../src/api/website/siteConfig.ts'
import { LANGUAGES } from '../../../src/i18n/languages.ts'
import { parse } from '../../../src/lib/parse.ts'

const fields = Object.keys(siteConfigSchema.entries)
const UNUSABLE = [0, 'x', true, null, [], [0], {}, { id: 'x' }, { name: 'x' }, { title: 'x' }]

test.each(fields.filter((field) => field !== 'websiteTitle'))(
  'an unusable %s leaves the rest of the configuration as it is',
  (field) => {
    for (const value of UNUSABLE)
      expect(parse(siteConfigSchema, { websiteTitle: 'A race', [field]: value })).toMatchObject({
        websiteTitle: 'A race',
      })
  },
)

test('the specification names every field', () => {
  const specification = readFileSync('docs/specification.md', 'utf8')
  const isOfLanguage = (field: string) =>
    LANGUAGES.some(({ suffix }) => suffix && field.endsWith(suffix))
  const base = fields.filter((field) => !isOfLanguage(field))
  expect(base.filter((field) => !specification.includes(`\`${field}\``))).toEqual([])
})
