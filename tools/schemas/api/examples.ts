import type { EndpointName } from '#api/endpoints.ts'
import { isRecord } from '#lib/isRecord.ts'
import recorded from './examples.json' with { type: 'json' }

/**
 * `data` of an answer to each call that answers in JSON, as the sandbox sent it. `npm run schemas -- --record`
 * records them.
 */
export type Examples = Partial<Record<EndpointName, unknown>>

const SHOWN_ENTRIES = 2
const SHOWN_CHARACTERS = 100

function cut(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text
  // A picture in base64 is still valid as a text.
  if (text.startsWith('data:')) return text.slice(0, text.indexOf(',') + 1 + 40)
  return `${text.slice(0, SHOWN_CHARACTERS)}…`
}

/** A value that can be read: its lists with two entries, and without the ends of pictures and long texts. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ENTRIES).map(shortened)
  if (typeof value === 'string') return cut(value)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}

export const examples: Examples = recorded
