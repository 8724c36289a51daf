import type { ScalarKind } from '#lib/parse.ts'
import { optionsOf, partsOf, type Parts } from '#lib/schemaParts.ts'

const KINDS: Record<ScalarKind['kind'], string> = {
  text: 'text',
  requiredText: 'text, required',
  requiredKey: 'text, required',
  number: 'number',
  wholeNumber: 'whole number',
  amount: 'amount',
  positive: 'number above 0',
  nonNegative: 'number from 0',
  time: 'milliseconds since 1970',
  flag: 'true or false',
}

/** How a value is written, in words. */
export function kindText(parts: Parts): string {
  if (parts.type === 'list') return 'list'
  if (parts.type === 'record') return 'object by name'
  if (parts.type === 'object') return 'object'
  if (parts.type === 'union')
    return [...new Set(parts.options.map((option) => kindText(partsOf(option))))].join(' or ')
  const options = optionsOf(parts)
  if (options) return options.map((option) => JSON.stringify(option)).join(', ')
  return parts.meant ? KINDS[parts.meant.kind] : parts.plain.type
}
