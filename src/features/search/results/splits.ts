import type { Score } from '../../../api/race/score.ts'

/** A mat, and the leg to it from the last mat that recorded the runner. */
export interface Leg {
  fromKm: number
  km: number
  netSeconds: number | undefined
  gunSeconds: number | undefined
  legSeconds: number | undefined
  /** Seconds per kilometre. */
  pace: number | undefined
  place: number | undefined
  /** Places gained since the last mat that recorded the runner. */
  gain: number | undefined
}

/** The splits of a result as legs. */
export function legsOf({
  splits,
  places,
  state,
}: Pick<Score, 'splits' | 'places' | 'state'>): Leg[] {
  let last: { km: number; net: number; place?: number | undefined } = { km: 0, net: 0 }
  return splits.map(({ km, netSeconds, gunSeconds, place: passed }, i) => {
    // The finish uses the overall place, which leaves out runners without a place.
    const isFinish = state === 'finished' && i === splits.length - 1
    const place = isFinish ? places.overall?.place : passed
    const { km: fromKm, net, place: before } = last
    const legSeconds = netSeconds === undefined ? undefined : netSeconds - net
    const pace = legSeconds === undefined || km <= fromKm ? undefined : legSeconds / (km - fromKm)
    const gain = before === undefined || place === undefined ? undefined : before - place
    if (netSeconds !== undefined) last = { km, net: netSeconds, place: place ?? before }
    return { fromKm, km, netSeconds, gunSeconds, legSeconds, pace, place, gain }
  })
}
