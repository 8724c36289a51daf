import type { Channel } from '#api/race/registration.ts'
import type { EntryMode } from '#domain/places.ts'
import type { Season } from '../../editions/raceTypes.ts'
import type { Fate, Person, Times } from '../../editions/runnerTypes.ts'
import type { SignupState } from '../../editions/signupTypes.ts'

/** A participant, as found by credentials. */
export interface Runner {
  person: Person
  bib: string | undefined
  /** Asked to be excluded from lists and found by document number only. */
  isHidden: boolean
}

/** An entrant made up for this sandbox, whose fate decides its state at every moment. */
export interface GeneratedEntrant extends Runner {
  times: Times
  signupNo: string
  itemId: string
  entryMode: EntryMode
  channel: Channel
  platform: string
  clothingSize: string
  fate: Fate
  waitingNumber: number | undefined
  /** When those ahead on a waiting list without a ballot leave it. */
  leavingAhead?: number[]
}

export interface EntrantStatus {
  state: SignupState
  since: number
  nextAt?: number
}

/** An entrant who signed up in this sandbox. The operator sets the state. */
export interface OwnEntrant extends Omit<GeneratedEntrant, 'fate' | 'times'> {
  times: Pick<Times, 'appliedAt' | 'paidAt'>
  fee: number
  /** State at the time of the query. */
  status: EntrantStatus
}

export type Entrant = GeneratedEntrant | OwnEntrant

export const isEntrant = (runner: Runner): runner is Entrant => 'signupNo' in runner

interface Step {
  state: SignupState
  since: number
  /** Times of the following changes, in order. */
  next: number[]
}

const step = (state: SignupState, since: number, ...next: number[]): Step => ({
  state,
  since,
  next,
})

const refundSteps = ({ times: { refundFrom, refundedAt } }: GeneratedEntrant): Step[] => [
  step('refunding', refundFrom, refundedAt),
  step('refunded', refundedAt),
]

function outcomeOf(entrant: GeneratedEntrant, season: Season): Step[] {
  const { fate, times } = entrant
  const { leftAt, refundFrom } = times
  const { drawAt, bibsAt, kitFrom, raceAt, movedUpAt, waitingEndsAt } = season
  const placeDates = [bibsAt, kitFrom, raceAt]
  const waiting = step('waiting', drawAt, movedUpAt, waitingEndsAt)
  const refund = (from: number) => [step('notDrawn', from, refundFrom), ...refundSteps(entrant)]
  switch (fate) {
    case 'drawn':
      return [step('drawn', drawAt, ...placeDates)]
    case 'givenUp':
      return [step('drawn', drawAt, ...placeDates), step('givenUp', leftAt)]
    case 'movedUp':
      return [waiting, step('drawn', movedUpAt, ...placeDates)]
    case 'waiting':
      return [waiting, ...refund(waitingEndsAt)]
    default:
      return refund(drawAt)
  }
}

/**
 * With a ballot the fee is paid with the sign-up, then the proof is reviewed. If still rejected at
 * the end, it is refunded.
 */
function ballotSteps(entrant: GeneratedEntrant, season: Season): Step[] {
  const { fate } = entrant
  const { appliedAt, paidAt, reviewedAt, leftAt } = entrant.times
  const { closesAt, drawAt, bibsAt, kitFrom, raceAt } = season
  if (fate === 'draft') return [step('draft', appliedAt, closesAt)]
  const toPay = step('toPay', appliedAt, closesAt)
  if (fate === 'unpaid') return [toPay, step('withdrawn', closesAt)]
  if (fate === 'withdrawn') return [toPay, step('withdrawn', leftAt)]
  const paid = [toPay, step('submitted', paidAt, reviewedAt)]
  if (fate === 'rejected') {
    const rejected = step('proofRejected', reviewedAt, closesAt)
    return [...paid, rejected, ...refundSteps(entrant)]
  }
  if (fate === 'direct') return [...paid, step('directEntry', reviewedAt, bibsAt, kitFrom, raceAt)]
  return [...paid, step('paid', reviewedAt, drawAt), ...outcomeOf(entrant, season)]
}

/**
 * In the order of entry a place is held until it is paid; the payment is checked, then the place is
 * confirmed. Waiting entrants pay after moving up.
 */
function firstComeSteps(entrant: GeneratedEntrant, season: Season): Step[] {
  const { fate } = entrant
  const { appliedAt, paidAt, payBy, reviewedAt, leftAt, movedUpAt } = entrant.times
  const { bibsAt, kitFrom, raceAt, closesAt, waitingEndsAt } = season
  const confirmed = step('confirmed', reviewedAt, bibsAt, kitFrom, raceAt)
  const paid = (from: number) => [
    step('toPay', from, payBy),
    step('paid', paidAt, reviewedAt),
    confirmed,
  ]
  if (fate === 'draft') return [step('draft', appliedAt, closesAt)]
  const waiting = step('waiting', appliedAt, waitingEndsAt)
  if (fate === 'waiting') return [waiting]
  if (fate === 'movedUp') return [waiting, ...paid(movedUpAt)]
  if (fate === 'refunded') return [...paid(appliedAt), ...refundSteps(entrant)]
  if (fate === 'confirmed') return paid(appliedAt)
  return [step('toPay', appliedAt, leftAt), step('withdrawn', leftAt)]
}

/** State of a sign-up at a given time. Returns undefined before it exists. */
export function statusAt(
  entrant: Entrant,
  season: Season,
  moment: number,
): EntrantStatus | undefined {
  if ('status' in entrant) return entrant.status
  const stepsOf = entrant.entryMode === 'ballot' ? ballotSteps : firstComeSteps
  const found = stepsOf(entrant, season).findLast(({ since }) => since <= moment)
  if (!found) return undefined
  const { state, since, next } = found
  return { state, since, nextAt: next.find((time) => time > moment) }
}

/** Number on the waiting list, which falls as those ahead leave. */
export function waitingNumberAt(
  { waitingNumber, leavingAhead = [] }: Entrant,
  moment: number,
): number | undefined {
  const left = leavingAhead.filter((time) => time <= moment).length
  return waitingNumber === undefined ? undefined : waitingNumber - left
}

const WITH_REFUND = new Set<SignupState>(['notDrawn', 'refunding', 'refunded'])
const WITH_PLACE = new Set<SignupState>(['directEntry', 'drawn', 'confirmed'])
const HOLDING = new Set(['toPay', 'paid', 'confirmed'])

/**
 * Whether the fee is being or has been refunded, including for a rejected proof that can no longer
 * be corrected.
 */
export const isRefunded = ({ state, nextAt }: EntrantStatus) =>
  WITH_REFUND.has(state) || (state === 'proofRejected' && nextAt === undefined)

export const hasPlace = ({ state }: EntrantStatus) => WITH_PLACE.has(state)

/** Whether a sign-up without a ballot takes one of the places. */
export const holdsPlace = (state: string) => HOLDING.has(state)
