import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Schema } from '#lib/schemaParts.ts'

/** Suffixes of the languages that a text may have besides Chinese and English. */
const FURTHER = LANGUAGES.slice(2).map(({ suffix }) => suffix)

/** Replaces the fields of further languages, such as `titleJa`, by one pattern; a schema with all of them is six times as long. */
function withLanguagePattern(properties: Record<string, JsonSchema>) {
  const localized = Object.keys(properties).filter((name) => `${name}${FURTHER[0]}` in properties)
  const further = new Set(localized.flatMap((name) => FURTHER.map((suffix) => name + suffix)))
  return {
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !further.has(name)),
    ),
    ...(localized.length > 0 && {
      patternProperties: {
        [`^(?:${localized.join('|')})(?:${FURTHER.join('|')})$`]: { type: 'string' as const },
      },
    }),
  }
}

/**
 * JSON Schema (2020-12) of a strict schema (`strictOf`). Objects are closed. `isShort` has one pattern in place
 * of the fields of further languages.
 */
export const jsonSchemaOf = (
  strict: Schema,
  {
    isShort = false,
    definitions,
  }: { isShort?: boolean; definitions?: Record<string, Schema> } = {},
): JsonSchema =>
  toJsonSchema(strict, {
    definitions,
    target: 'draft-2020-12',
    typeMode: 'input',
    // What only a function can tell is not in a schema.
    ignoreActions: ['check', 'raw_check', 'metadata', 'finite'],
    // JSON Schema reads patterns as JavaScript does with the flag `u`.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'regex' ? jsonSchema : undefined,
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'file')
        return { type: 'string', contentMediaType: 'application/octet-stream' }
      if (valibotSchema.type !== 'loose_object') return undefined
      const closed = { ...jsonSchema, additionalProperties: false }
      return isShort && jsonSchema.properties
        ? { ...closed, ...withLanguagePattern(jsonSchema.properties as Record<string, JsonSchema>) }
        : closed
    },
  })
