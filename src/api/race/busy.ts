import type { BusyErrors } from '#lib/retryWhenBusy.ts'
import { CallError, MalformedError, ServiceError } from '../http/errors.ts'
import { QueryCode } from './queryCodes.ts'

const STATUSES = new Set([429, 503])
/** The same statuses where a service sends them as codes, and the service's own code. */
const CODES = new Set<number>([...STATUSES, QueryCode.busy])

/** Whether a service is too busy to answer, so that a retry may help. */
export const isBusy = (error: unknown): boolean =>
  (error instanceof MalformedError && STATUSES.has(error.status)) ||
  (error instanceof ServiceError && (STATUSES.has(error.status) || CODES.has(Number(error.code))))

/** When a failed call can be made again, by `performance.now()`; 0 if the service did not say. */
export const retryAtOf = (error: unknown): number =>
  error instanceof CallError ? error.retryAt : 0

/** The errors for which `retryWhenBusy` repeats a call. */
export const busyErrors: BusyErrors = {
  isBusy,
  retryAfterMs: (error) => Math.max(retryAtOf(error) - performance.now(), 0),
}
