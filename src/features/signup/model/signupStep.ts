import { type BallotState, hasPlace } from '#api/race/registration.ts'
import type { MySignup } from '#api/race/signup.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { parseRaceEnd, parseRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'

/** States dated by the day on which they began. */
const DATED = new Set<BallotState>([
  'confirmed',
  'directEntry',
  'drawn',
  'givenUp',
  'withdrawn',
  'refunded',
])

/** The texts of a sign-up's page: title, sentence, one date with its label, next step. */
export interface SignupStep {
  title: TextKey
  text: TextKey
  dateLabel: TextKey
  time: string
  /** The date is a deadline. */
  isEnd: boolean
  next: TextKey
  /** The action of the page's button. */
  action?: 'upload' | 'card'
}

type Sent = Pick<MySignup, 'kind' | 'state' | 'since' | 'payUrl' | 'payBy'>
type Dates = Pick<FormSpec, 'closesAt' | 'raceDay'> & {
  /** When the event ends, in epoch ms. If that is not known, the race day does. */
  end?: number
  isCancelled?: boolean
}

/** The step of a sign-up at `moment` (`raceNow`); never one that is known to have passed. */
export function signupStep(
  { kind, state: sent, since, payUrl, payBy }: Sent,
  { closesAt: formClosesAt, raceDay, end: itemEnd, isCancelled = false }: Dates,
  moment: number,
  zone: RaceZone,
): SignupStep {
  const end = itemEnd ?? parseRaceTime(`${raceDay} 24:00`, zone) ?? Infinity
  // A place by direct entry is not in the ballot.
  const state = kind === 'direct' && sent === 'paid' ? 'directEntry' : sent
  if (isCancelled)
    return {
      title: `search.state.${state ?? 'unknown'}`,
      text: 'signup.mine.cancelled.text',
      dateLabel: 'search.state.since',
      time: since,
      isEnd: false,
      next: 'signup.mine.cancelled.next',
    }
  const closesAt = (state === 'toPay' && payBy) || formClosesAt
  const hasClosed = moment >= (parseRaceEnd(closesAt, zone) ?? Infinity)
  const ends = state === 'draft' || state === 'toPay' || state === 'proofRejected'
  // Payment is possible as long as the service returns an address for it.
  if (ends && hasClosed && !payUrl) {
    const over = `search.state.${state}.over` as const
    return {
      title: over,
      text: `${over}.text`,
      dateLabel: `${over}.date`,
      time: since,
      isEnd: false,
      next: `${over}.next`,
    }
  }
  const isTooLate = state === 'withdrawn' && hasClosed
  const isAfterRace = hasPlace(state) && moment >= end
  const name = kind === 'direct' && state === 'toPay' ? 'toPay.direct' : (state ?? 'unknown')
  const isDeadline = ends && closesAt !== '' && !hasClosed
  const isDated = isDeadline || (state !== undefined && DATED.has(state))
  const nextText = () => {
    if (isAfterRace) return 'search.state.place.over.next'
    return isTooLate ? 'signup.mine.withdrawn.over.next' : (`signup.mine.${name}.next` as const)
  }
  return {
    title: `search.state.${state ?? 'unknown'}`,
    text: `signup.mine.${name}.text`,
    dateLabel: isDated && state ? `search.state.${state}.date` : 'search.state.since',
    time: isDeadline ? closesAt : since,
    isEnd: isDeadline,
    next: nextText(),
    ...(state === 'proofRejected' && { action: 'upload' }),
    ...(hasPlace(state) && !isAfterRace && { action: 'card' }),
  }
}
