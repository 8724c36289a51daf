import type { BallotState, RegistrationStatus } from '../../api/registration.ts'

/** Which of its two moments a state is told with. */
const MOMENT: Record<BallotState, 'since' | 'nextAt'> = {
  draft: 'nextAt',
  submitted: 'nextAt',
  proofRejected: 'nextAt',
  toPay: 'nextAt',
  paid: 'nextAt',
  directEntry: 'since',
  drawn: 'since',
  givenUp: 'since',
  notDrawn: 'nextAt',
  waiting: 'nextAt',
  withdrawn: 'since',
  refunding: 'nextAt',
  refunded: 'since',
}

/** The one date of a state; `isSince` where it has no date of its own. */
export function ballotDate({ state, since, nextAt }: RegistrationStatus) {
  const time = state && MOMENT[state] === 'nextAt' ? nextAt : ''
  const isSince = !time && (!state || MOMENT[state] === 'nextAt')
  return { time: time || since, isSince }
}
