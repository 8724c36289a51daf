import type { RunnerResult } from '#api/race/runnerResult.ts'

/** A mat, and the leg to it from the last mat that recorded the runner. */
export interface Leg {
  fromKm: number
  km: number
  netSeconds: number | undefined
  gunSeconds: number | undefined
  legSeconds: number | undefined
  /** The split is not later than the one before. */
  isOutOfOrder: boolean
  /** Seconds per kilometre. */
  pace: number | undefined
  place: number | undefined
  /** Places gained since the last mat that recorded the runner. */
  gain: number | undefined
}

type Split = RunnerResult['splits'][number]

/** The two times of a split. */
export type TimeField = 'netSeconds' | 'gunSeconds'

/** Whether a mat recorded the runner. */
export const isRecorded = ({ netSeconds, gunSeconds, place }: Omit<Split, 'km'>): boolean =>
  [netSeconds, gunSeconds, place].some((figure) => figure !== undefined)

/**
 * The splits that are in order with each other. Another one comes from a mat whose clock was wrong. As
 * few splits as possible count as wrong, so that one mat with a fast clock does not make all later ones
 * wrong; if two choices are equally many, the later splits are the wrong ones. A split without a time
 * is in order, and so is 0 at the start.
 */
export function consistentSplits(splits: Split[], time: TimeField = 'netSeconds'): Split[] {
  /** The longest rising sequence that ends with each split, as positions. */
  const rising: number[][] = []
  let longest: number[] = []
  for (const [at, { km, [time]: seconds = -1 }] of splits.entries()) {
    let before: number[] = []
    for (const [end, sequence] of rising.entries()) {
      const isEarlier = (splits[end]?.[time] ?? 0) < seconds
      if (isEarlier && sequence.length > before.length) before = sequence
    }
    const isPossible = seconds > 0 || (km === 0 && seconds === 0)
    rising.push(isPossible ? [...before, at] : [])
    if ((rising[at]?.length ?? 0) > longest.length) longest = rising[at] ?? []
  }
  return splits.filter(({ [time]: seconds }, at) => seconds === undefined || longest.includes(at))
}

/** The splits of a result as legs. One out of order has neither leg nor pace, as for a missing mat. */
export function legsOf({
  splits,
  places,
  state,
}: Pick<RunnerResult, 'splits' | 'places' | 'state'>): Leg[] {
  const consistent = consistentSplits(splits)
  let last = { km: 0, net: 0 }
  let before: number | undefined
  return splits.map((split, i) => {
    const { km, netSeconds, gunSeconds, place: passed } = split
    // The finish uses the overall place, which leaves out runners without a place.
    const isFinish = state === 'finished' && i === splits.length - 1
    const place = isFinish ? places.overall?.place : passed
    const { km: fromKm, net } = last
    const isOutOfOrder = !consistent.includes(split)
    // No leg leads to the mat at the start.
    const hasLeg = netSeconds !== undefined && !isOutOfOrder && km > 0
    const legSeconds = hasLeg ? netSeconds - net : undefined
    const pace = legSeconds === undefined || km <= fromKm ? undefined : legSeconds / (km - fromKm)
    const gain = before === undefined || place === undefined ? undefined : before - place
    if (hasLeg) last = { km, net: netSeconds }
    if (!isOutOfOrder) before = place ?? before
    return { fromKm, km, netSeconds, gunSeconds, legSeconds, isOutOfOrder, pace, place, gain }
  })
}
