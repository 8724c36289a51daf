import type { Edition } from '../../editions/edition.ts'
import type { StoredResult } from './storedResult.ts'

/** The winners and their prize money. */
export function prizeList({ results: itemResults, records }: Edition, results: StoredResult[]) {
  return results.flatMap((result) => {
    const place = result.places.sex?.place ?? 0
    const prize = itemResults[result.itemId]?.prizes[place - 1]
    const bonus = result.isRecord ? (records?.bonus ?? 0) : 0
    return prize === undefined ? [] : [{ result, place, prize, bonus }]
  })
}
