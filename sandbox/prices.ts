import type { Edition } from './editions/edition.ts'
import { addDays, momentIn } from './localTime.ts'

const DAY = /^(\d{4}-\d\d-\d\d)(?: 23:59:59)?$/

/** The end of a step, in epoch ms: a local time, or the end of a day. */
const endOf = ({ timeZone }: Edition, until: string) =>
  momentIn(
    timeZone,
    until.replace(DAY, (_, day: string) => addDays(day, 1)),
  )

/** The first step that is not over at a moment. */
const stepAt = <S extends { until: string }>(edition: Edition, steps: S[], moment: number) =>
  steps
    .map((step) => ({ step, end: endOf(edition, step.until) }))
    .filter(({ end }) => end > moment)
    .toSorted((a, b) => a.end - b.end)[0]?.step

/** What an event costs at a moment, in the race's currency. */
export function feeAt(edition: Edition, itemId: string, moment: number): number {
  const { fee = 0, earlyFees = [] } =
    edition.signup.items.find((item) => item.itemId === itemId) ?? {}
  return stepAt(edition, earlyFees, moment)?.fee ?? fee
}

/** What is paid back of a fee to somebody who withdraws at a moment. */
export function refundAt(edition: Edition, fee: number, moment: number): number {
  const steps = edition.config.race?.refunds
  if (!steps) return Math.max(fee - edition.signups.refundCharge, 0)
  const readable = steps.map(({ until = '', percent = 0 }) => ({ until, percent }))
  return (fee * (stepAt(edition, readable, moment)?.percent ?? 0)) / 100
}
