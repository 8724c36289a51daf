import { Hono } from 'hono'
import * as v from 'valibot'
import { signUpPaths } from '../../src/api/signUpPaths.ts'
import { ok, readBody, readQuery } from '../envelope.ts'
import { refusals } from '../user-center/refusals.ts'
import { sessions } from '../user-center/sessions.ts'
import type { World } from '../world.ts'
import { examine } from './examine.ts'
import { forms, items } from './forms.ts'
import { policies } from './policies.ts'
import { payAddress, signUps } from './signUps.ts'
import { signUpWindow } from './signUpWindow.ts'
import { signUpRefusals, submissionBody } from './submission.ts'

const consentBody = v.object({
  raceId: v.string('raceId must be a text.'),
  signupId: v.string('signupId must be a text.'),
  policyId: v.string('policyId must be a text.'),
  agreed: v.literal(false, 'agreed must be false.'),
})

/** The forms, what is sent in, and the account's own sign-ups (spec §7). */
export function signUpRoutes(world: World) {
  const routes = new Hono()
  const store = signUps(world)
  const signIns = sessions(world)
  const windows = signUpWindow(world)
  const examined = examine(world)

  // Whether somebody may enter is asked before there is an account.
  routes.get(signUpPaths.form, async (c) => {
    const kind = readQuery(c, 'kind') === 'direct' ? 'direct' : 'post'
    const window = await windows.of(readQuery(c, 'raceId'), kind)
    if (!window) return c.json(signUpRefusals.noRace)
    const { fullItems, ...times } = window
    const form = forms[kind]
    return c.json(
      ok({
        ...form,
        ...times,
        items: items.map((item) => ({ ...item, isFull: fullItems.includes(item.itemId) })),
        fields: window.state === 'open' ? form.fields : [],
      }),
    )
  })

  routes.post(signUpPaths.submit, async (c) => {
    const accountId = await signIns.accountOf(c)
    if (!accountId) return c.json(refusals.expired)
    const sent = await readBody(c, submissionBody)
    const known = await store.known(accountId, sent.submitKey)
    const refused = known ? undefined : await examined('post', accountId, '', sent)
    if (refused) return c.json(refused)
    const added = known ?? (await store.add(accountId, 'post', sent))
    if (typeof added !== 'string') return c.json(added)
    return c.json(ok({ accountId, signupId: added, payUrl: payAddress(added) }))
  })

  routes.get(signUpPaths.mine, async (c) => {
    const accountId = await signIns.accountOf(c)
    if (!accountId) return c.json(refusals.expired)
    const signups = await store.ofAccount(accountId, c.req.query('raceId'))
    return c.json(ok({ accountId, signups }))
  })

  routes.post(signUpPaths.consent, async (c) => {
    const accountId = await signIns.accountOf(c)
    if (!accountId) return c.json(refusals.expired)
    const { signupId, policyId } = await readBody(c, consentBody)
    const isNeeded = policies.some((policy) => policy.policyId === policyId && policy.required)
    if (isNeeded) return c.json(signUpRefusals.consentNeeded)
    const withdrawnAt = await store.withdraw(accountId, signupId, policyId)
    return c.json(withdrawnAt ? ok({ accountId, withdrawnAt }) : signUpRefusals.noSignUp)
  })

  return routes
}
