import type { Score } from '../../../api/race/score.ts'

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
 * Whether each split is later than all before it. One that is not comes from a mat whose clock was wrong.
 * A split without a time is in order.
 */
export function areInOrder(splits: Split[]): boolean[] {
  let last = 0
  return splits.map(({ netSeconds }) => {
    if (netSeconds === undefined) return true
    if (netSeconds <= last) return false
    last = netSeconds
    return true
  })
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
