import type { Row } from '@libsql/client'
import { textOf } from '../database.ts'
import type { Edition } from '../editions/edition.ts'
import { isBeforeClosing, itemOf } from '../race-center/races.ts'

const HOUR_MS = 3_600_000

/**
 * Until when a place without a ballot is held for its fee, in epoch ms; undefined with a ballot,
 * whose fees are due by the end of sign-up.
 */
export function payByOf(edition: Edition, row: Row): number | undefined {
  const { firstCome } = edition.signup
  if (!firstCome || itemOf(edition, textOf(row.itemId)).entryMode === 'ballot') return undefined
  const { entered, movedUp } = firstCome.payWithin
  const isNew = Number(row.changedAt) === Number(row.submittedAt)
  return Number(row.changedAt) + (isNew ? entered : movedUp) * HOUR_MS
}

/** State of a stored sign-up at a moment, and since when. A place that is not paid in time lapses. */
export function stateAt(edition: Edition, row: Row, moment: number) {
  const payBy = payByOf(edition, row)
  const isLapsed = row.state === 'toPay' && payBy !== undefined && moment >= payBy
  return isLapsed
    ? { state: 'withdrawn', since: payBy }
    : { state: textOf(row.state), since: Number(row.changedAt) }
}

/** Whether the fee of a stored sign-up can be paid at a moment. */
export function canBePaid(edition: Edition, row: Row, moment: number): boolean {
  if (Number(row.fee) === 0) return false
  const isOpen = payByOf(edition, row) !== undefined || isBeforeClosing(edition, moment)
  return isOpen && stateAt(edition, row, moment).state === 'toPay'
}
