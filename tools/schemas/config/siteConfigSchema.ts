import * as v from 'valibot'
import { EFFECTS, fieldAt } from '#config-check/fields.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { configEffects } from '#i18n/locales/en/configEffects.ts'
import type { Schema } from '#lib/schemaParts.ts'
import { strictOf } from '#lib/strictSchema.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { jsonSchemaOf } from '../jsonSchema.ts'
import { descriptions } from './descriptions.ts'

/** Suffixes of the languages whose fields say the same as those before them; that makes the file half as large. */
const FURTHER = LANGUAGES.slice(2).map(({ suffix }) => suffix)

/** Adds to the schema at a path what it is for, an example, and what visitors see without it. */
function describe(path: string, schema: Schema): Schema {
  const field = fieldAt(path)
  const description = field && descriptions[field.path]
  const isFurther = path !== field?.path && FURTHER.some((suffix) => path.endsWith(suffix))
  if (!field || !description || isFurther) return schema
  const isShown = field.effect !== 'nothing' && field.effect in EFFECTS
  const text = isShown
    ? `${description.text} Without it: ${configEffects[`configEffects.${field.effect}`]}`
    : description.text
  return description.example === undefined
    ? v.pipe(schema, v.description(text))
    : v.pipe(schema, v.description(text), v.examples([description.example]))
}

/**
 * JSON Schema of a site configuration, for editors: what is accepted by it, the site reads without dropping
 * or changing anything.
 */
export function siteConfigJsonSchema(): object {
  const strict = strictOf(siteConfigSchema, describe)
  const { properties, ...rest } = jsonSchemaOf(strict)
  return {
    ...rest,
    title: 'Site configuration',
    description: descriptions['$schema']?.text,
    properties: { $schema: { type: 'string' }, ...properties },
  }
}
