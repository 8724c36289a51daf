import type { Score } from '../../../../api/race/score.ts'

/** Net times at a mat; `gap` is how much later the other runner passed it. All in seconds. */
export interface ComparedMat {
  km: number
  own: number
  others: number
  gap: number
}

/** Net times of two runs at the mats that recorded both. */
export function compareMats(
  own: Pick<Score, 'splits'>,
  other: Pick<Score, 'splits'>,
): ComparedMat[] {
  return own.splits.flatMap(({ km, netSeconds }) => {
    const theirs = other.splits.find((split) => split.km === km)?.netSeconds
    if (netSeconds === undefined || theirs === undefined) return []
    return [{ km, own: netSeconds, others: theirs, gap: theirs - netSeconds }]
  })
}
