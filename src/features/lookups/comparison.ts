import type { Score } from '../../api/score.ts'

/** A mat that two runners passed, and how much later the other one did, in seconds. */
export interface ComparedMat {
  km: number
  own: number
  others: number
  gap: number
}

/** Net times of two runs at the mats that saw both. */
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
