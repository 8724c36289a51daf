import type { Client } from '@libsql/client'
import type { Stage } from '../src/api/readStage.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { RequestLog } from './requestLog.ts'
import type { Uploads } from './uploads.ts'

/** What the sandbox's centres share. */
export interface World {
  database: Client
  clock: Clock
  faults: Faults
  requests: RequestLog
  uploads: Uploads
  /** The stage of the site that is served beside. */
  stage: Stage
  /** Back to the first day: database, files, clock, faults and request log. */
  reset: () => Promise<void>
}
