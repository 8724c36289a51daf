import { Hono } from 'hono'
import { countries } from '../src/api/countries.ts'
import { paths } from '../src/api/paths.ts'
import { ok } from './envelope.ts'
import { refusals } from './user-center/refusals.ts'
import { sessions } from './user-center/sessions.ts'
import type { World } from './world.ts'

/** The country list and the check of a stored token (spec §7). */
export function basicCenter(world: World) {
  const center = new Hono()

  center.get(paths.countries, (c) => c.json(ok(countries)))

  center.post(paths.commonInfo, async (c) => {
    const accountId = await sessions(world).accountOf(c)
    return c.json(accountId ? ok({ accountId }) : refusals.expired)
  })

  return center
}
