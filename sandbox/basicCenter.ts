import { Hono } from 'hono'
import { countries } from '../src/api/countries.ts'
import { paths } from '../src/api/paths.ts'
import { ok, refusal } from './envelope.ts'
import type { World } from './world.ts'

/** The country list and the check of a stored token (spec §7). */
export function basicCenter({ database, clock }: World) {
  const center = new Hono()

  center.get(paths.countries, (c) => c.json(ok(countries)))

  center.post(paths.commonInfo, async (c) => {
    const sql = 'SELECT accountId FROM sessions WHERE token = ? AND expiresAt > ?'
    const args = [c.req.header('token') ?? '', clock.now()]
    const session = (await database.execute({ sql, args })).rows[0]
    return c.json(
      session ? ok({ accountId: session.accountId }) : refusal(401, '登录已过期，请重新登录'),
    )
  })

  return center
}
