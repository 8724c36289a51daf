import { Hono } from 'hono'
import { signupPaths } from '#api/race/signupPaths.ts'
import { requests } from '#api/requests.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody, readQuery } from '../envelope.ts'
import { errors } from '../user-center/errors.ts'
import { sessions } from '../user-center/sessions.ts'
import { directApplications } from './directApplications.ts'
import { formValidator } from './formValidator.ts'
import { signupWindow } from './signupWindow.ts'
import { signupErrors } from './submission.ts'

/** Direct entry: the application and its audit (spec §4 "Qualification"). */
export function directRoutes(context: SandboxContext) {
  const routes = new Hono()
  const store = directApplications(context)
  const userSessions = sessions(context)
  const windows = signupWindow(context)
  const validate = formValidator(context)

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
    const { channel, ...sent } = await readBody(c, requests.directApplication)
    if (!(await store.isKnown(accountId, sent))) {
      const refused =
        (await validate('direct', accountId, channel, sent)) ??
        (await store.apply(accountId, channel, sent))
      if (refused) return c.json(refused)
    }
    return c.json(await state(accountId, sent.raceId))
  })

  return routes
}
