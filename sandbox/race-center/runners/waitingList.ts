import type { Times } from '../../editions/runnerTypes.ts'
import type { GeneratedEntrant } from './registrationState.ts'

/** Sets when an entrant moves up, and with it the times that follow. */
function moveUp(times: Times, movedUpAt: number): void {
  const later = movedUpAt - times.movedUpAt
  times.movedUpAt = movedUpAt
  times.payBy += later
  times.paidAt += later
  times.reviewedAt += later
}

/**
 * Numbers the waiting list of an item without a ballot, in the order of entry. Those who move up
 * are the first on it.
 */
export function numberQueue(entrants: GeneratedEntrant[]): void {
  const queue = entrants
    .filter(({ fate }) => fate === 'movedUp' || fate === 'waiting')
    .sort((a, b) => a.times.appliedAt - b.times.appliedAt)
  const moving = queue.filter(({ fate }) => fate === 'movedUp').length
  const leavingAt = queue
    .slice(0, moving)
    .map(({ times }) => times.movedUpAt)
    .sort((a, b) => a - b)
  for (const [i, entrant] of queue.entries()) {
    entrant.fate = i < moving ? 'movedUp' : 'waiting'
    moveUp(entrant.times, leavingAt[i] ?? entrant.times.movedUpAt)
    entrant.waitingNumber = i + 1
    entrant.leavingAhead = leavingAt.slice(0, i)
  }
}
