import type { Fate, SignupCounts } from '../../runnerTypes.ts'
import { at } from '../zone.ts'

/** Sign-ups that lead to no place. As many people move up as places of the night 10 km became free. */
const OTHERS: Record<string, [Fate, number][]> = {
  kids: [
    ['withdrawn', 2],
    ['draft', 2],
  ],
  mile: [],
  night: [
    ['unpaid', 2],
    ['withdrawn', 2],
    ['refunded', 2],
    ['waiting', 14],
    ['draft', 3],
  ],
  half: [
    ['unpaid', 2],
    ['withdrawn', 2],
    ['refunded', 1],
    ['draft', 4],
  ],
  walk: [
    ['withdrawn', 2],
    ['draft', 2],
  ],
}

export const signups: SignupCounts = {
  others: OTHERS,
  direct: {},
  movedUp: { night: 6 },
  fullAt: {
    night: at('2027-01-30 21:00'),
  },
  refundCharge: 0,
  sizes: ['XS', 'S', 'M', 'M', 'L', 'L', 'XL'],
  pinnedTimes: {
    appliedAt: '2026-12-05 13:00',
    payBy: '2026-12-08 13:00',
    paidAt: '2026-12-06 09:00',
    reviewedAt: '2026-12-07 10:00',
  },
}
