import type { BallotState, Channel } from '../../src/api/registration.ts'
import type { Person } from './people.ts'
import { type ItemId, season } from './races.ts'

/** How a sign-up ends; what it is on the way follows from the clock. */
export type Fate =
  | 'draft'
  | 'rejected'
  | 'unpaid'
  | 'withdrawn'
  | 'direct'
  | 'drawn'
  | 'movedUp'
  | 'givenUp'
  | 'waiting'
  | 'notDrawn'

/** Moments of a sign-up, in epoch ms; those that its fate never sees say nothing. */
export interface Times {
  appliedAt: number
  reviewedAt: number
  paidAt: number
  /** When it was withdrawn or given up. */
  leftAt: number
  refundFrom: number
  refundedAt: number
}

/** Somebody of a race, as two facts find them. */
export interface Runner {
  person: Person
  bib: string | undefined
  /** Asked to be left out of lists, and to be found by card number only. */
  isHidden: boolean
}

/** Somebody whose sign-up is kept. */
export interface Entrant extends Runner {
  times: Times
  signupNo: string
  itemId: ItemId
  channel: Channel
  platform: string
  clothingSize: string
  fate: Fate
  waitingNumber: number | undefined
}

export const isEntrant = (runner: Runner): runner is Entrant => 'fate' in runner

export interface Standing {
  state: BallotState
  since: number
  nextAt?: number | undefined
}

interface Step {
  state: BallotState
  since: number
  /** What follows, first to last. */
  next: number[]
}

const step = (state: BallotState, since: number, ...next: number[]): Step => ({
  state,
  since,
  next,
})

function outcomeOf({ fate, times }: Entrant): Step[] {
  const { leftAt, refundFrom, refundedAt } = times
  const { drawAt, bibsAt, kitFrom, raceAt, movedUpAt, waitingEndsAt } = season
  const held = [bibsAt, kitFrom, raceAt]
  const refund = (from: number) => [
    step('notDrawn', from, refundFrom),
    step('refunding', refundFrom, refundedAt),
    step('refunded', refundedAt),
  ]
  switch (fate) {
    case 'drawn':
      return [step('drawn', drawAt, ...held)]
    case 'givenUp':
      return [step('drawn', drawAt, ...held), step('givenUp', leftAt)]
    case 'movedUp':
      return [step('waiting', drawAt, movedUpAt), step('drawn', movedUpAt, ...held)]
    case 'waiting':
      return [step('waiting', drawAt, waitingEndsAt), ...refund(waitingEndsAt)]
    default:
      return refund(drawAt)
  }
}

function stepsOf(entrant: Entrant): Step[] {
  const { fate } = entrant
  const { appliedAt, reviewedAt, paidAt, leftAt } = entrant.times
  const { closesAt, payBy, drawAt, bibsAt, kitFrom, raceAt } = season
  if (fate === 'draft') return [step('draft', appliedAt, closesAt)]
  const submitted = step('submitted', appliedAt, reviewedAt)
  if (fate === 'rejected') return [submitted, step('proofRejected', reviewedAt, closesAt)]
  const toPay = [submitted, step('toPay', reviewedAt, payBy)]
  if (fate === 'unpaid') return [...toPay, step('withdrawn', payBy)]
  if (fate === 'withdrawn') return [...toPay, step('withdrawn', leftAt)]
  if (fate === 'direct') return [...toPay, step('directEntry', paidAt, bibsAt, kitFrom, raceAt)]
  return [...toPay, step('paid', paidAt, drawAt), ...outcomeOf(entrant)]
}

/** Where a sign-up stands at a moment; undefined while there is none. */
export function standingAt(entrant: Entrant, moment: number): Standing | undefined {
  const found = stepsOf(entrant).findLast(({ since }) => since <= moment)
  if (!found) return undefined
  const { state, since, next } = found
  return { state, since, nextAt: next.find((time) => time > moment) }
}

const WITH_REFUND = new Set<BallotState>(['notDrawn', 'refunding', 'refunded'])

/** Whether its fee goes, or has gone, back. */
export const isRefunded = (state: BallotState) => WITH_REFUND.has(state)
