import type { Fate, SignupCounts } from '../../runnerTypes.ts'
import { pinned } from './pinned.ts'

/** Sign-ups in addition to those with a place, per 3,000 places. */
const GIVEN_UP = 20
const WITHOUT_PLACE: [Fate, number][] = [
  ['draft', 20],
  ['rejected', 40],
  ['unpaid', 20],
  ['withdrawn', 20],
  ['givenUp', GIVEN_UP],
  ['waiting', 80],
  ['notDrawn', 400],
]

export const signups: SignupCounts = {
  others: {
    full: WITHOUT_PLACE,
    half: WITHOUT_PLACE.map(([fate, count]): [Fate, number] => [fate, count * 2]),
  },
  direct: { full: 300, half: 500 },
  movedUp: { full: GIVEN_UP, half: GIVEN_UP * 2 },
  fullAt: {},
  refundCharge: 0,
  sizes: ['XS', 'S', 'M', 'M', 'L', 'L', 'XL', '2XL'],
  pinnedTimes: {
    appliedAt: '2024-08-09 10:00',
    paidAt: '2024-08-09 12:00',
    reviewedAt: '2024-08-10 10:00',
  },
  pinnedWaitingNumber: { cardNumber: pinned.waiting.cardNumber, number: 57 },
}
