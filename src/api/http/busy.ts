import { MalformedError, ServiceError } from './errors.ts'
import { QueryCode } from '../race/queryCodes.ts'

const STATUSES = new Set([429, 503])
/** The same statuses where a service sends them as codes, and the service's own code. */
const CODES = new Set<number>([...STATUSES, QueryCode.busy])

/** Whether a service is too busy to answer, so that a retry may help. */
export const isBusy = (error: unknown): boolean =>
  (error instanceof MalformedError && STATUSES.has(error.status)) ||
  (error instanceof ServiceError && CODES.has(Number(error.code)))
