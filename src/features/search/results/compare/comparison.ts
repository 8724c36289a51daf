import type { Score } from '#api/race/score.ts'
import { areInOrder } from '../splits.ts'

/** Net times at a mat; `gap` is how much later the other runner passed it. All in seconds. */
export interface ComparedMat {
  km: number
  own: number
  others: number
  gap: number
}

const inOrder = ({ splits }: Pick<Score, 'splits'>) => {
  const isInOrder = areInOrder(splits)
  return splits.filter((_, index) => isInOrder[index])
}

/** Net times of two runs at the mats that recorded both, without those whose clock was wrong. */
export function compareMats(
  own: Pick<Score, 'splits'>,
  other: Pick<Score, 'splits'>,
): ComparedMat[] {
  const theirSplits = inOrder(other)
  return inOrder(own).flatMap(({ km, netSeconds }) => {
    const theirs = theirSplits.find((split) => split.km === km)?.netSeconds
    if (netSeconds === undefined || theirs === undefined) return []
    return [{ km, own: netSeconds, others: theirs, gap: theirs - netSeconds }]
  })
}
