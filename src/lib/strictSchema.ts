import * as v from 'valibot'
import { MAX_MS, MIN_MS, requiredKey, type ScalarKind, text } from './parse.ts'
import { isRequired, partsOf, type Schema } from './schemaParts.ts'

const isReadAsItIs = (lenient: Schema) => (value: string) =>
  v.parse(lenient, value) === value.trim()

/** A text that is read as it is: nothing that counts as missing. */
const readableText = v.pipe(v.string(), v.check(isReadAsItIs(text)))

/** The strict schema of a value that the lenient one takes in other forms, too. */
function strictScalar(meant: ScalarKind): Schema {
  switch (meant.kind) {
    case 'text':
      return readableText
    case 'requiredText':
      return v.pipe(readableText, v.nonEmpty())
    case 'requiredKey':
      return v.pipe(v.string(), v.nonEmpty(), v.check(isReadAsItIs(requiredKey)))
    case 'number':
      return v.number()
    case 'wholeNumber':
      return v.pipe(v.number(), v.integer(), v.minValue(meant.min))
    case 'amount':
      return v.pipe(
        v.number(),
        v.minValue(0),
        v.check((value) => Number(value.toFixed(2)) === value),
      )
    case 'nonNegative':
      return v.pipe(v.number(), v.minValue(0))
    case 'positive':
      return v.pipe(v.number(), v.gtValue(0))
    case 'time':
      return v.pipe(v.number(), v.integer(), v.minValue(MIN_MS), v.maxValue(MAX_MS))
    case 'flag':
      return v.union([v.boolean(), v.picklist([0, 1])])
  }
}

/** Refuses fields that a schema does not have, and lists. */
function onlyKnownFields(entries: Record<string, Schema>) {
  const unknownIn = (input: Record<string, unknown>) =>
    Object.keys(input).filter((key) => !(key in entries))
  return v.check<Record<string, unknown>, v.ErrorMessage<v.CheckIssue<Record<string, unknown>>>>(
    (input) => !Array.isArray(input) && unknownIn(input).length === 0,
    ({ input }) => `unknown field ${unknownIn(input).join(', ')}`,
  )
}

/**
 * The strict reading of a lenient schema (`parse.ts`): the same fields, each in its own type and form, and
 * no others. What it accepts, the lenient schema reads without a change. `refine` may narrow or describe
 * the schema at a path, written `carouselList[].title` (`*` is any name). Throws for a schema that it does not know.
 */
export function strictOf(
  schema: Schema,
  refine: (path: string, strict: Schema, lenient: Schema) => Schema = (_, strict) => strict,
): Schema {
  function strictPart(lenient: Schema, path: string): Schema {
    const parts = partsOf(lenient)
    switch (parts.type) {
      case 'list':
        return v.pipe(v.array(read(parts.item, `${path}[]`)), ...parts.checks)
      case 'record':
        return v.record(v.string(), read(parts.value, `${path}.*`))
      case 'union':
        return v.union(parts.options.map((option) => strictPart(option, path)))
      case 'value':
        return v.pipe(parts.meant ? strictScalar(parts.meant) : parts.plain, ...parts.checks)
      case 'object': {
        const entries = Object.fromEntries(
          Object.entries(parts.entries).map(([key, entry]) => [
            key,
            read(entry, path ? `${path}.${key}` : key),
          ]),
        )
        const known: Schema = v.pipe(v.looseObject(entries), onlyKnownFields(entries))
        return v.pipe(known, ...parts.checks)
      }
    }
  }

  function read(lenient: Schema, path: string): Schema {
    const strict = refine(path, strictPart(lenient, path), lenient)
    return isRequired(lenient) ? strict : v.optional(strict)
  }

  return read(schema, '')
}
