import { Hono } from 'hono'
import { signupPaths } from '#api/race/signupPaths.ts'
import { ok, readBody, readQuery } from '../envelope.ts'
import { errors } from '../user-center/errors.ts'
import { sessions } from '../user-center/sessions.ts'
import type { World } from '../world.ts'
import { directApplications } from './directApplications.ts'
import { signupWindow } from './signupWindow.ts'
import { applicationBody, signupErrors } from './submission.ts'
import { validateForm } from './validateForm.ts'

/** Direct entry: the application and its audit (spec §4 "Qualification"). */
export function directRoutes(world: World) {
  const routes = new Hono()
  const store = directApplications(world)
  const userSessions = sessions(world)
  const windows = signupWindow(world)
  const examined = validateForm(world)

  async function state(accountId: string, raceId: string) {
    const window = await windows.of(raceId, 'direct')
    if (!window) return signupErrors.noRace
    const isEnded = window.state === 'over' || window.state === 'closed'
    return ok(await store.state(accountId, raceId, isEnded))
  }

  routes.get(signupPaths.directStatus, async (c) => {
    const accountId = await userSessions.accountOf(c)
    if (!accountId) return c.json(errors.expired)
    return c.json(await state(accountId, readQuery(c, 'raceId')))
  })

  routes.post(signupPaths.directApply, async (c) => {
    const accountId = await userSessions.accountOf(c)
    if (!accountId) return c.json(errors.expired)
    const { channel, ...sent } = await readBody(c, applicationBody)
    if (!(await store.isKnown(accountId, sent))) {
      const refused =
        (await examined('direct', accountId, channel, sent)) ??
        (await store.apply(accountId, channel, sent))
      if (refused) return c.json(refused)
    }
    return c.json(await state(accountId, sent.raceId))
  })

  return routes
}
