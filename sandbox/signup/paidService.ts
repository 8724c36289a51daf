import * as v from 'valibot'

const paidService = v.object({ accepted: v.boolean(), price: v.number() })

/** Parses the service sent for a `paid-score-validation` field. Its price is in yuan. */
export function readPaidService(sent: unknown): v.InferOutput<typeof paidService> | undefined {
  const parsed = v.safeParse(paidService, sent)
  return parsed.success ? parsed.output : undefined
}
