import { Hono } from 'hono'
import { builtInCountries } from '#api/basic/countries.ts'
import { basicPaths } from '#api/basic/paths.ts'
import type { SandboxContext } from './context.ts'
import { ok } from './envelope.ts'
import { errors } from './user-center/errors.ts'
import { sessions } from './user-center/sessions.ts'

/** Country list and session token check (spec §7). */
export function basicCenter(context: SandboxContext) {
  const center = new Hono()

  center.get(basicPaths.countries, (c) => c.json(ok(builtInCountries)))

  center.post(basicPaths.commonInfo, async (c) => {
    const accountId = await sessions(context).accountOf(c)
    return c.json(accountId ? ok({ accountId }) : errors.expired)
  })

  return center
}
