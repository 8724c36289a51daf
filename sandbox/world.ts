import type { Client } from '@libsql/client'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { RequestLog } from './requestLog.ts'

/** What the sandbox's centres share. */
export interface World {
  database: Client
  clock: Clock
  faults: Faults
  requests: RequestLog
  /** Back to the first day: database, clock, faults and request log. */
  reset: () => Promise<void>
}
