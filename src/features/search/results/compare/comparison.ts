import { matMetres, type RunnerResult } from '#api/race/runnerResult.ts'
import { consistentSplits, type TimeField } from '../splits.ts'

/** Times at a mat; `gap` is how much later the other runner passed it. All in seconds. */
export interface ComparedMat {
  km: number
  seconds: number
  otherSeconds: number
  gap: number
}

/**
 * Times of two runs at the mats that recorded both, without those whose clock was wrong: net times, or
 * gun times if no mat has a net time of both.
 */
export function compareMats(
  result: Pick<RunnerResult, 'splits'>,
  other: Pick<RunnerResult, 'splits'>,
): { time: TimeField; mats: ComparedMat[] } {
  const by = (time: TimeField) => {
    const theirSplits = consistentSplits(other.splits, time)
    const ownSplits = consistentSplits(result.splits, time)
    const mats = ownSplits.flatMap(({ km, [time]: ownSeconds }): ComparedMat[] => {
      const otherSeconds = theirSplits.find((split) => matMetres(split.km) === matMetres(km))?.[
        time
      ]
      // Every net time begins at 0.
      const isStart = time === 'netSeconds' && matMetres(km) === 0
      if (isStart || ownSeconds === undefined || otherSeconds === undefined) return []
      return [
        { km, seconds: ownSeconds, otherSeconds: otherSeconds, gap: otherSeconds - ownSeconds },
      ]
    })
    return { time, mats }
  }
  const byNet = by('netSeconds')
  return byNet.mats.length > 0 ? byNet : by('gunSeconds')
}
