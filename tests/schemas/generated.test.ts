// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FIELDS } from '#config-check/fields.ts'
import { strictOf } from '#lib/strictSchema.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { descriptions } from '../../tools/schemas/config/descriptions.ts'
import { generated } from '../../tools/schemas/write.ts'

test.each(Object.entries(generated()))('%s is what `npm run schemas` writes', (file, content) => {
  expect(readFileSync(file, 'utf8')).toBe(content)
})

test('each field of the configuration has a description, and no other', () => {
  expect(Object.keys(descriptions).toSorted()).toEqual([...FIELDS.keys()].toSorted())
})

const strict = strictOf(siteConfigSchema)

const configs = readdirSync('docs/examples').filter((name) => name !== 'form.json')

test.each(configs)('the example %s is accepted as it is', (name) => {
  const { $schema, ...config } = JSON.parse(readFileSync(`docs/examples/${name}`, 'utf8'))
  expect($schema).toBe('../schemas/site-config.schema.json')
  expect(v.safeParse(strict, config).issues?.map((issue) => v.getDotPath(issue))).toBeUndefined()
})
