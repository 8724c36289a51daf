import * as v from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { isInvisible } from './isInvisible.ts'

/** The kind of a value that is no list and no record. */
export type ScalarKind =
  | { kind: 'text' | 'requiredText' | 'requiredKey' | 'flag' | 'time' }
  | { kind: 'number' | 'amount' | 'nonNegative' | 'positive' }
  | { kind: 'wholeNumber'; min: number }

/**
 * What a schema is meant to read. Schemas that take more than that say it as metadata, for those who tell
 * what a file should hold (`schemaParts.ts`).
 */
export type ValueKind =
  | ScalarKind
  | { kind: 'list'; item: GenericSchema }
  | { kind: 'record'; value: GenericSchema }

export const ofKind = <T>(kind: ValueKind): v.MetadataAction<T, { meant: ValueKind }> =>
  v.metadata({ meant: kind })

const JUNK = /^(undefined|null|NaN|\[object Object\]|Invalid Date)$|\{\{/

/** Half of a pair that makes up one character: `encodeURIComponent` throws for it. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Replaces halves of characters, as `toWellFormed` does, which Chrome 109 does not have. */
export const wellFormed = (text: string) => text.replace(LONE_SURROGATE, '\uFFFD')

function toText(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number'
  const string = isText ? wellFormed(String(value).trim()) : ''
  return JUNK.test(string) || isInvisible(string) ? '' : string
}

/**
 * A text to display. Anything that is not a text, is literally `undefined`, `null` or `NaN`, has
 * nothing visible in it, or still contains a `{{` placeholder counts as missing and becomes ''.
 */
export const text = v.fallback(
  v.pipe(v.unknown(), v.transform(toText), ofKind({ kind: 'text' })),
  '',
)

/** A required text, without which the whole item is invalid. */
export const requiredText = v.pipe(
  v.unknown(),
  v.transform(toText),
  v.nonEmpty(),
  ofKind({ kind: 'requiredText' }),
)

/**
 * A required text that names a property. One that every object has, such as `constructor`, is
 * invalid: it would be found where nothing was written.
 */
export const requiredKey = v.pipe(
  requiredText,
  v.check((name) => !(name in Object.prototype)),
)

const DECIMAL = /^-?\d+(?:\.\d+)?$/

function toNumber(value: unknown): number | undefined {
  const isText = typeof value === 'string' && DECIMAL.test(value.trim())
  const parsed = isText || typeof value === 'number' ? Number(value) : NaN
  return Number.isFinite(parsed) ? parsed : undefined
}

/** A number or a numeric string; otherwise undefined. */
export const number = v.optional(
  v.pipe(v.unknown(), v.transform(toNumber), ofKind({ kind: 'number' })),
)

/** A number, or numeric string, that `isValid` accepts by its value and as written; else undefined. */
const numberThat = (kind: ValueKind, isValid: (value: number, digits: string) => boolean) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((given) => {
        const value = toNumber(given)
        return value !== undefined && isValid(value, String(given).trim()) ? value : undefined
      }),
      ofKind(kind),
    ),
  )

/**
 * A whole number from `min` on, or such a string; otherwise undefined. `4.000` is 4,000 in some
 * countries and 4 in others, so it is neither.
 */
export const wholeNumber = (min = 0) =>
  numberThat({ kind: 'wholeNumber', min }, (value, digits) => value >= min && /^\d+$/.test(digits))

/** An amount of money that is not negative, with two decimals at most; otherwise undefined. */
export const amount = numberThat({ kind: 'amount' }, (_, digits) =>
  /^\d+(?:\.\d{1,2})?$/.test(digits),
)

/** A number, or numeric string, from 0 on; otherwise undefined. */
export const nonNegative = numberThat({ kind: 'nonNegative' }, (value) => value >= 0)

/** A number, or numeric string, above 0; otherwise undefined. */
export const positive = numberThat({ kind: 'positive' }, (value) => value > 0)

/** `schema`, but without a value the whole item is invalid. */
export const required = <S extends GenericSchema>(schema: S) => v.nonOptional(schema)

/** `schema`, or undefined where the value is missing or invalid. */
export const optional = <S extends GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined)

/** Years have four digits; JavaScript dates would allow more. */
export const MAX_MS = Date.UTC(9999, 11, 31)
/** Values before 1980 are a zero, a count of seconds or another mistake, and are dropped. */
export const MIN_MS = Date.UTC(1980, 0, 1)

/** A time in epoch ms, as a number or numeric string; otherwise undefined. */
export const epochMs = optional(
  v.pipe(
    v.unknown(),
    v.transform(toNumber),
    v.optional(v.pipe(v.number(), v.minValue(MIN_MS), v.maxValue(MAX_MS))),
    ofKind({ kind: 'time' }),
  ),
)

const TRUE = new Set<unknown>([true, 1, '1', 'true'])

/** A boolean: `true`, 1, '1' and 'true' are true, everything else is false. */
export const flag = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => TRUE.has(value)),
    ofKind({ kind: 'flag' }),
  ),
  false,
)

const FALSE = new Set<unknown>([false, 0, '0', 'false'])

/** A boolean, as `flag` reads it; undefined unless it is one or the other. */
export const optionalFlag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (TRUE.has(value) || FALSE.has(value) ? TRUE.has(value) : undefined)),
    ofKind({ kind: 'flag' }),
  ),
)

/** An array of the valid items, dropping the others; [] for anything but an array. */
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
      ofKind({ kind: 'list', item }),
    ),
    [],
  )
}

/** Parses `value` with `schema`; a value that fails altogether is parsed as an empty object. */
export function parse<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : v.parse(schema, {})
}
