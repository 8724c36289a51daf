import {
  type BallotState,
  hasPlace,
  type PlaceState,
  type RegistrationStatus,
} from '#api/race/registration.ts'
import { parseRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import type { search as zh } from '#i18n/locales/zh/search.ts'

/** Which of its two dates a state shows. */
const MOMENT: Record<BallotState, 'since' | 'nextAt'> = {
  draft: 'nextAt',
  submitted: 'nextAt',
  proofRejected: 'nextAt',
  toPay: 'nextAt',
  paid: 'nextAt',
  confirmed: 'since',
  directEntry: 'since',
  drawn: 'since',
  givenUp: 'since',
  notDrawn: 'nextAt',
  waiting: 'nextAt',
  withdrawn: 'since',
  refunding: 'nextAt',
  refunded: 'since',
}

/** States with a deadline, after which their text is another one. */
const ENDING = ['draft', 'proofRejected', 'toPay', 'refunding'] as const

/** The texts for a state at a given moment: name, sentence, one date with its label, next step. */
export interface BallotStep {
  name: keyof typeof zh
  text: keyof typeof zh
  dateName: keyof typeof zh
  time: string
  next: keyof typeof zh
}

/** A runner with a place collects the kit, then runs, then looks for the result. */
function stepWithPlace(
  { since, nextAt, kitFrom, kitTo }: RegistrationStatus,
  state: PlaceState,
  isAhead: (time: string) => boolean,
): Pick<BallotStep, 'dateName' | 'time' | 'next'> {
  const next = 'search.state.place.kit.next'
  if (isAhead(kitFrom)) return { dateName: 'search.kitFrom', time: kitFrom, next }
  if (isAhead(kitTo)) return { dateName: 'search.kitTo', time: kitTo, next }
  if (isAhead(nextAt)) {
    const dateName = 'search.state.place.race.date'
    return { dateName, time: nextAt, next: 'search.state.place.race.next' }
  }
  const dateName = `search.state.${state}.date` as const
  return { dateName, time: since, next: 'search.state.place.over.next' }
}

/**
 * The texts for a state at `moment` (`raceNow`), never with a step that is known to have passed. Sign-up
 * ends at `signupEnd`, in epoch ms, if that is known. A waiting list without a next date has closed.
 */
export function ballotStep(
  status: RegistrationStatus,
  moment: number,
  zone: RaceZone,
  signupEnd = Infinity,
): BallotStep {
  const { state = 'unknown', since, nextAt, fee, refund } = status
  const isAhead = (time: string) => {
    const ms = parseRaceTime(time, zone)
    return ms !== undefined && !(ms <= moment)
  }
  const name = `search.state.${state}` as const
  const isFull = state === 'refunded' && fee !== undefined && refund === fee
  const text = isFull ? 'search.state.refunded.full.text' : (`${name}.text` as const)

  if (hasPlace(state)) return { name, text, ...stepWithPlace(status, state, isAhead) }

  const ended = ENDING.find((known) => known === state)
  if (ended && !isAhead(nextAt)) {
    const over = `search.state.${ended}.over` as const
    const [overText, dateName, next] = [`${over}.text`, `${over}.date`, `${over}.next`] as const
    return { name: over, text: overText, dateName, time: since, next }
  }

  if (state === 'waiting' && nextAt === '') {
    return {
      name: 'search.state.waiting.over',
      text: 'search.state.waiting.over.text',
      dateName: 'search.state.since',
      time: since,
      next: 'search.state.waiting.over.next',
    }
  }

  const isTooLate = state === 'withdrawn' && moment >= signupEnd
  const isNamed = state === 'unknown' || MOMENT[state] === 'since' || nextAt !== ''
  return {
    name,
    text,
    dateName: isNamed ? `${name}.date` : 'search.state.since',
    time: (state !== 'unknown' && MOMENT[state] === 'nextAt' && nextAt) || since,
    next: isTooLate ? 'search.state.withdrawn.over.next' : `search.state.${state}.next`,
  }
}
