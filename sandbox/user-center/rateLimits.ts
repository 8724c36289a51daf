import type { Context } from 'hono'
import type { World } from '../world.ts'

const WINDOW_MS = 10 * 60_000

/** How often within ten minutes; far above what a visitor, or a run of tests, does. */
const limits = {
  codesToDestination: 20,
  codesOfCaller: 300,
  wrongPasswords: 20,
  wrongPlaces: 200,
  lookups: 1000,
  wrongPairs: 200,
  pairsBeforeHumanCheck: 30,
  photoPages: 2000,
  faces: 100,
  takeDowns: 100,
  certificateChecks: 300,
  exports: 200,
} as const
type Limit = keyof typeof limits

/** Who asks, by network address, as far as the server in front knows it. */
export function callerOf(c: Context): string {
  const env: unknown = c.env
  return typeof env === 'object' && env !== null && 'caller' in env ? String(env.caller) : ''
}

/** Counts what is limited, by what it is about: a destination, an account, a caller. */
export function rateLimits({ database, clock }: World) {
  return {
    async isReached(limit: Limit, subject: string): Promise<boolean> {
      const sql = `SELECT count(*) AS times FROM attempts
                   WHERE kind = ? AND subject = ? AND at BETWEEN ? AND ?`
      const now = clock.now()
      const counted = await database.execute({ sql, args: [limit, subject, now - WINDOW_MS, now] })
      return Number(counted.rows[0]?.times) >= limits[limit]
    },
    async note(limit: Limit, subject: string): Promise<void> {
      const now = clock.now()
      await database.batch(
        [
          { sql: 'DELETE FROM attempts WHERE at < ?', args: [now - WINDOW_MS] },
          { sql: 'INSERT INTO attempts VALUES (?, ?, ?)', args: [limit, subject, now] },
        ],
        'write',
      )
    },
  }
}
