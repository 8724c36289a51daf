import type { Score } from '#api/race/score.ts'

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

type Split = Score['splits'][number]

/**
 * Whether each split is in order with the others. Those that are not come from mats whose clock was
 * wrong: as few as possible, so that one clock that was fast spoils no mat after it; of equally many
 * the later ones. A split without a time is in order.
 */
export function areInOrder(splits: Split[]): boolean[] {
  /** The longest rising sequence that ends with each split, as positions. */
  const rising: number[][] = []
  let longest: number[] = []
  for (const [at, { netSeconds = 0 }] of splits.entries()) {
    let before: number[] = []
    for (const [end, sequence] of rising.entries()) {
      const isEarlier = (splits[end]?.netSeconds ?? 0) < netSeconds
      if (isEarlier && sequence.length > before.length) before = sequence
    }
    rising.push(netSeconds > 0 ? [...before, at] : [])
    if ((rising[at]?.length ?? 0) > longest.length) longest = rising[at] ?? []
  }
  return splits.map(({ netSeconds }, at) => netSeconds === undefined || longest.includes(at))
}

/** The splits of a result as legs. One out of order has neither leg nor pace, as for a missing mat. */
export function legsOf({
  splits,
  places,
  state,
}: Pick<Score, 'splits' | 'places' | 'state'>): Leg[] {
  const inOrder = areInOrder(splits)
  let last: { km: number; net: number; place?: number | undefined } = { km: 0, net: 0 }
  return splits.map(({ km, netSeconds, gunSeconds, place: passed }, i) => {
    // The finish uses the overall place, which leaves out runners without a place.
    const isFinish = state === 'finished' && i === splits.length - 1
    const place = isFinish ? places.overall?.place : passed
    const { km: fromKm, net, place: before } = last
    const isOutOfOrder = !inOrder[i]
    const legSeconds = netSeconds === undefined || isOutOfOrder ? undefined : netSeconds - net
    const pace = legSeconds === undefined || km <= fromKm ? undefined : legSeconds / (km - fromKm)
    const gain = before === undefined || place === undefined ? undefined : before - place
    if (legSeconds !== undefined && netSeconds !== undefined)
      last = { km, net: netSeconds, place: place ?? before }
    return { fromKm, km, netSeconds, gunSeconds, legSeconds, isOutOfOrder, pace, place, gain }
  })
}
