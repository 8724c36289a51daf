import type { Context } from 'hono'
import type { SandboxContext } from '../context.ts'

const WINDOW_MS = 10 * 60_000

/** Limits per ten minutes, far above what a visitor or a test run needs. */
const limits = {
  codesToDestination: 20,
  codesOfCaller: 300,
  /** From this count on, every password requires a captcha, per account and per caller. */
  wrongPasswords: 5,
  wrongPasswordsOfCaller: 20,
  emailLookups: 60,
  wrongPositions: 200,
  /** Answers to text questions, right or wrong. */
  answers: 30,
  /** From these five counts on, every search requires a captcha. */
  lookups: 1000,
  photoPages: 2000,
  faces: 100,
  wrongPairs: 30,
  /** For each detail of the person searched for, whoever asks. */
  wrongPairsOfPerson: 5,
  takedowns: 100,
  takedownCodes: 5,
  certificateChecks: 300,
  exports: 200,
} as const
export type Limit = keyof typeof limits

/** Network address of the caller, as far as the server in front knows it. */
export function callerOf(c: Context): string {
  const env: unknown = c.env
  return typeof env === 'object' && env !== null && 'caller' in env ? String(env.caller) : ''
}

/** Counts attempts by subject: a destination, an account or a caller. */
export function rateLimits({ database, clock, edition }: SandboxContext) {
  // By race, because another race's clock may be in another year.
  const raceSubject = (subject: string) => `${edition.raceId} ${subject}`
  const forget = () => ({
    sql: `DELETE FROM attempts WHERE at < ? AND subject LIKE ? || ' %'`,
    args: [clock.now() - WINDOW_MS, edition.raceId],
  })
  const counting =
    'SELECT count(*) AS times FROM attempts WHERE kind = ? AND subject = ? AND at BETWEEN ? AND ?'
  const windowArgs = (limit: Limit, subject: string) => {
    const now = clock.now()
    return [limit, raceSubject(subject), now - WINDOW_MS, now]
  }
  return {
    async isReached(limit: Limit, subject: string): Promise<boolean> {
      const found = await database.execute({ sql: counting, args: windowArgs(limit, subject) })
      return Number(found.rows[0]?.times) >= limits[limit]
    },
    async note(limit: Limit, subject: string): Promise<void> {
      const sql = 'INSERT INTO attempts VALUES (?, ?, ?)'
      await database.batch(
        [forget(), { sql, args: [limit, raceSubject(subject), clock.now()] }],
        'write',
      )
    },
    /**
     * Counts an attempt and returns true if it is within the limit. Safe for concurrent attempts.
     */
    async take(limit: Limit, subject: string): Promise<boolean> {
      const sql = `INSERT INTO attempts SELECT ?, ?, ? WHERE (${counting}) < ?`
      const args = [
        limit,
        raceSubject(subject),
        clock.now(),
        ...windowArgs(limit, subject),
        limits[limit],
      ]
      const [, noted] = await database.batch([forget(), { sql, args }], 'write')
      return noted?.rowsAffected === 1
    },
    /** Takes back one counted attempt, the latest of its subject. */
    async giveBack(limit: Limit, subject: string): Promise<void> {
      const latest = 'SELECT max(rowid) FROM attempts WHERE kind = ? AND subject = ?'
      const sql = `DELETE FROM attempts WHERE rowid = (${latest})`
      await database.execute({ sql, args: [limit, raceSubject(subject)] })
    },
  }
}
