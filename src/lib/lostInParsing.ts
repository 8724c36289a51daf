import * as v from 'valibot'
import { isRecord } from './isRecord.ts'
import type { JsonPath } from './jsonPath.ts'
import { partsOf, type Parts, type Schema } from './schemaParts.ts'

export type Loss = { path: JsonPath; value: unknown } & (
  | { kind: 'unknownField'; known: string[] }
  /** Read as if it were missing. */
  | { kind: 'unread'; expected: Parts }
  /** Read as another value that means the same, such as `12` for `"12"`. */
  | { kind: 'readAs'; as: unknown }
  /** An entry of a list, or of a record, that is left out. `missing` is what it lacks; '' for itself. */
  | { kind: 'droppedEntry'; missing: string }
)

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

/** Whether nothing is changed but what nobody sees: spaces around a text, 1 for a switch that is on. */
const isSame = (read: unknown, value: unknown) =>
  read === value ||
  (typeof read === 'boolean' && Number(read) === value) ||
  (typeof value === 'string' && read === value.trim())

const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value)

/** What `parse(schema, value)` drops or changes, in the order of the value. */
export function lostInParsing(schema: Schema, value: unknown, path: JsonPath = []): Loss[] {
  const parts = partsOf(schema)
  switch (parts.type) {
    case 'object':
      if (!isObject(value))
        return isAbsent(value) ? [] : [{ kind: 'unread', path, value, expected: parts }]
      return Object.entries(value).flatMap(([key, inner]): Loss[] => {
        const entry = Object.hasOwn(parts.entries, key) ? parts.entries[key] : undefined
        return entry
          ? lostInParsing(entry, inner, [...path, key])
          : [
              {
                kind: 'unknownField',
                path: [...path, key],
                value: inner,
                known: Object.keys(parts.entries),
              },
            ]
      })
    case 'list':
      if (!Array.isArray(value))
        return isAbsent(value) ? [] : [{ kind: 'unread', path, value, expected: parts }]
      return value.flatMap((item: unknown, index) =>
        lostInEntry(parts.item, item, [...path, index]),
      )
    case 'record':
      if (!isObject(value))
        return isAbsent(value) ? [] : [{ kind: 'unread', path, value, expected: parts }]
      return Object.entries(value).flatMap(([key, inner]) =>
        lostInEntry(parts.value, inner, [...path, key]),
      )
    case 'union': {
      const option = parts.options.find(
        (one) => (partsOf(one).type === 'list') === Array.isArray(value),
      )
      return option ? lostInParsing(option, value, path) : []
    }
    case 'value': {
      if (isAbsent(value)) return []
      const read = v.safeParse(schema, value)
      if (!read.success || isAbsent(read.output))
        return [{ kind: 'unread', path, value, expected: parts }]
      if (isSame(read.output, value)) return []
      const fallback = v.safeParse(schema, undefined)
      const isFallback = fallback.success && fallback.output === read.output
      return [
        isFallback
          ? { kind: 'unread', path, value, expected: parts }
          : { kind: 'readAs', path, value, as: read.output },
      ]
    }
  }
}

function lostInEntry(schema: Schema, value: unknown, path: JsonPath): Loss[] {
  const inside = lostInParsing(schema, value, path)
  const read = v.safeParse(schema, value)
  if (read.success) return inside
  const missing = v.getDotPath(read.issues[0]) ?? ''
  const isSaid = inside.some(
    (loss) => loss.kind === 'unread' && loss.path.slice(path.length).join('.') === missing,
  )
  return isSaid ? inside : [...inside, { kind: 'droppedEntry', path, value, missing }]
}
