import type { Fate, SignupCounts } from '../../runnerTypes.ts'
import { at } from '../zone.ts'

/** Places that became free, by what their first holders did. As many move up. */
const LEAVING: Record<string, [Fate, number][]> = {
  '100k': [
    ['unpaid', 3],
    ['withdrawn', 2],
    ['refunded', 5],
  ],
  '50k': [
    ['unpaid', 4],
    ['withdrawn', 3],
    ['refunded', 5],
  ],
  '20k': [
    ['unpaid', 2],
    ['withdrawn', 2],
    ['refunded', 2],
  ],
}
const WAITING: Record<string, number> = { '100k': 30, '50k': 16, '20k': 6 }
const DRAFTS = 4

const sumOf = (counts: [Fate, number][]) => counts.reduce((sum, [, count]) => sum + count, 0)

export const signups: SignupCounts = {
  others: Object.fromEntries(
    Object.entries(LEAVING).map(([itemId, leaving]): [string, [Fate, number][]] => [
      itemId,
      [...leaving, ['waiting', WAITING[itemId] ?? 0], ['draft', DRAFTS]],
    ]),
  ),
  direct: {},
  movedUp: Object.fromEntries(
    Object.entries(LEAVING).map(([itemId, leaving]) => [itemId, sumOf(leaving)]),
  ),
  fullAt: {
    '100k': at('2025-02-04 21:00'),
    '50k': at('2025-03-10 12:00'),
    '20k': at('2025-03-28 12:00'),
  },
  refundCharge: 2000,
  sizes: ['XS', 'S', 'M', 'M', 'L', 'L', 'XL'],
  pinnedTimes: {
    appliedAt: '2025-02-01 13:00',
    payBy: '2025-02-08 13:00',
    paidAt: '2025-02-02 09:00',
    reviewedAt: '2025-02-03 10:00',
  },
}
