import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'

const TOKEN_BYTES = 32
const LIFE_MS = 7 * 24 * 3600_000

/** Login sessions: a token identifies an account until it expires or the account logs out. */
export function sessions({ database, clock }: SandboxContext) {
  const tokenOf = (c: Context) => c.req.header('token') ?? ''
  return {
    async create(accountId: string): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString('hex')
      const now = clock.now()
      // Expired ones are kept: another race's clock may be in an earlier year.
      await database.execute({
        sql: 'INSERT INTO sessions VALUES (?, ?, ?)',
        args: [token, accountId, now + LIFE_MS],
      })
      return token
    },
    /** Account of the request's token. Returns undefined if it is missing or expired. */
    async accountOf(c: Context): Promise<string | undefined> {
      const sql = 'SELECT accountId FROM sessions WHERE token = ? AND expiresAt > ?'
      const found = await database.execute({ sql, args: [tokenOf(c), clock.now()] })
      return found.rows[0] && textOf(found.rows[0].accountId)
    },
    async close(c: Context): Promise<void> {
      const sql = 'DELETE FROM sessions WHERE token = ?'
      await database.execute({ sql, args: [tokenOf(c)] })
    },
    /** Closes all sessions of an account when its password changes. */
    async closeAll(accountId: string): Promise<void> {
      const sql = 'DELETE FROM sessions WHERE accountId = ?'
      await database.execute({ sql, args: [accountId] })
    },
  }
}
