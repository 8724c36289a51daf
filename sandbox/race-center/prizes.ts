import type { ItemId } from './races.ts'
import type { StoredResult } from './storedResult.ts'
import { RECORD_BONUS } from './ranking.ts'

/** Prize money for the first eight men and women of each event. */
const PRIZES: Record<ItemId, number[]> = {
  full: [10_000, 8000, 6000, 2000, 2000, 2000, 2000, 2000],
  half: [5000, 4000, 3000, 1000, 1000, 1000, 1000, 1000],
}

/** The winners, and what each is paid. */
export function prizeList(results: StoredResult[]) {
  return results.flatMap((result) => {
    const place = result.places.sex?.place ?? 0
    const prize = PRIZES[result.itemId][place - 1]
    const bonus = result.isRecord ? RECORD_BONUS : 0
    return prize === undefined ? [] : [{ result, place, prize, bonus }]
  })
}
