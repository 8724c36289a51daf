import { expect, test } from 'vitest'
import { FIELDS, fieldOf } from '#config-check/fields.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import { partsOf, type Schema } from '#lib/schemaParts.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'

/** A path of each field of a schema. Entries of the menu hold others of their kind: one level is enough. */
function pathsOf(schema: Schema, path: JsonPath = []): JsonPath[] {
  const parts = partsOf(schema)
  const inner = (): JsonPath[] => {
    if (parts.type === 'list') return pathsOf(parts.item, [...path, 0])
    if (parts.type === 'record') return pathsOf(parts.value, [...path, 'any'])
    if (parts.type === 'union') return parts.options.flatMap((one) => pathsOf(one, path).slice(1))
    if (parts.type === 'value' || path.filter((key) => key === 'children').length > 1) return []
    return Object.entries(parts.entries).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))
  }
  return [path, ...inner()]
}

const paths = pathsOf(siteConfigSchema).slice(1)

test('each field of the configuration has an effect and a page', () => {
  expect(paths.filter((path) => !fieldOf(path))).toEqual([])
})

test('the table has no field that the configuration lacks', () => {
  const known = new Set(paths.map((path) => fieldOf(path)?.path))
  const unknown = [...FIELDS.keys()].filter((field) => ![...known].some((one) => one === field))
  expect(unknown).toEqual(['$schema'])
})
