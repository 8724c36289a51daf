import { isRecord } from './isRecord.ts'

/** Where a value stands in JSON: keys of objects and indices of lists. */
export type JsonPath = readonly (string | number)[]

/** A path as people read it: `carouselList[0].title`. */
export const pathText = (path: JsonPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Calls `visit` for each value in JSON that is neither an object nor a list. */
export function visitValues(
  value: unknown,
  visit: (value: unknown, path: JsonPath) => void,
  path: JsonPath = [],
): void {
  if (!isRecord(value)) {
    visit(value, path)
    return
  }
  for (const [key, inner] of Object.entries(value))
    visitValues(inner, visit, [...path, Array.isArray(value) ? Number(key) : key])
}

/** Calls `visit` for each text in JSON that is not empty, without the spaces around it. */
export const visitTexts = (value: unknown, visit: (text: string, path: JsonPath) => void): void =>
  visitValues(value, (inner, path) => {
    if (typeof inner === 'string' && inner.trim()) visit(inner.trim(), path)
  })
