import { MalformedError, RefusedError } from './errors.ts'
import { LookupCode } from './lookupCodes.ts'

const STATUSES = new Set([429, 503])
/** The statuses again, where a centre sends them as codes, and its own code. */
const CODES = new Set<number>([...STATUSES, LookupCode.busy])

/** Whether a centre has no time now: to ask again later helps. */
export const isBusy = (error: unknown): boolean =>
  (error instanceof MalformedError && STATUSES.has(error.status)) ||
  (error instanceof RefusedError && CODES.has(Number(error.code)))
