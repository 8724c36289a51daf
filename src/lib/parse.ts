import * as v from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'

const JUNK = /^(undefined|null|NaN|\[object Object\]|Invalid Date)$|\{\{/

function toText(value: unknown): string {
  const string = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return JUNK.test(string) ? '' : string
}

/**
 * A text for the screen. What is not a text, is literally `undefined`, `null` or `NaN`, or still
 * holds a `{{` placeholder counts as missing and becomes ''.
 */
export const text = v.fallback(v.pipe(v.unknown(), v.transform(toText)), '')

/** A text without which the whole item is worthless. */
export const neededText = v.pipe(v.unknown(), v.transform(toText), v.nonEmpty())

function toNumber(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  const parsed = isText || typeof value === 'number' ? Number(value) : NaN
  return Number.isFinite(parsed) ? parsed : undefined
}

/** A number, or a text that is one; else undefined. */
export const number = v.optional(v.pipe(v.unknown(), v.transform(toNumber)))

/** A number without which the whole item is worthless. */
export const neededNumber = v.pipe(v.unknown(), v.transform(toNumber), v.number())

const TRUE = new Set<unknown>([true, 1, '1', 'true'])

/** A switch: `true`, 1, '1' and 'true' are on, everything else is off. */
export const flag = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => TRUE.has(value)),
  ),
  false,
)

/** A list that keeps its good items and drops the others; what is not a list is an empty one. */
export function listOf<S extends GenericSchema>(item: S) {
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((values) =>
        (Array.isArray(values) ? values : []).flatMap((value: unknown): InferOutput<S>[] => {
          const parsed = v.safeParse(item, value)
          return parsed.success ? [parsed.output] : []
        }),
      ),
    ),
    [],
  )
}

/** Parses `value` by `schema`; what cannot be read at all is read as an empty object. */
export function parse<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : v.parse(schema, {})
}
