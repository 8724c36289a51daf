import { isRecord } from './isRecord.ts'

/** Where a value stands in JSON: keys of objects and indices of lists. */
export type JsonPath = readonly (string | number)[]

/** A path as people read it: `carouselList[0].title`. */
export const pathText = (path: JsonPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Calls `visit` for each text in JSON that is not empty, without the spaces around it. */
export function visitTexts(
  value: unknown,
  visit: (text: string, path: JsonPath) => void,
  path: JsonPath = [],
): void {
  if (typeof value === 'string' && value.trim()) visit(value.trim(), path)
  if (!isRecord(value)) return
  for (const [key, inner] of Object.entries(value))
    visitTexts(inner, visit, [...path, Array.isArray(value) ? Number(key) : key])
}
