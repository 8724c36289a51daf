import type { Client } from '@libsql/client'
import type { Environment } from '#environment/readEnvironment.ts'
import type { Clock } from './clock.ts'
import type { Edition } from './editions/edition.ts'
import type { Faults } from './operator/faults.ts'
import type { RequestLog } from './operator/requestLog.ts'
import type { Uploads } from './uploads.ts'

/** What the services of a host work with. Each race has its own clock; all else is shared. */
export interface SandboxContext {
  /** The race that the host is about. Calls may name another one. */
  edition: Edition
  /** All races of the sandbox. */
  editions: readonly Edition[]
  clock: Clock
  database: Client
  faults: Faults
  requests: RequestLog
  uploads: Uploads
  /** Environment of the site being served. */
  environment: Environment
  /** Resets everything: database, files, clocks, faults and request log. */
  reset: () => Promise<void>
}
