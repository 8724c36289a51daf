import { Hono } from 'hono'
import { signupPaths } from '#api/race/signupPaths.ts'
import { requests } from '#api/requests.ts'
import type { SandboxContext } from '../context.ts'
import type { SignupState } from '../editions/signupTypes.ts'
import { ok, readBody, readQuery } from '../envelope.ts'
import { findRace } from '../race-center/races.ts'
import { errors } from '../user-center/errors.ts'
import { sessions } from '../user-center/sessions.ts'
import { formValidator } from './formValidator.ts'
import { fieldsLeft } from './optionPlaces.ts'
import { signupStore } from './signups.ts'
import { signupWindow } from './signupWindow.ts'
import { type SentSubmission, signupErrors } from './submission.ts'

/** Forms, submissions and the account's own sign-ups (spec §7). */
export function signupRoutes(context: SandboxContext) {
  const routes = new Hono()
  const store = signupStore(context)
  const userSessions = sessions(context)
  const windows = signupWindow(context)
  const validate = formValidator(context)

  // Eligibility can be checked without an account.
  routes.get(signupPaths.form, async (c) => {
    const kind = readQuery(c, 'kind') === 'direct' ? 'direct' : 'post'
    const raceId = readQuery(c, 'raceId')
    const window = await windows.of(raceId, kind)
    const signup = findRace(raceId)?.edition.signup
    if (!window || !signup) return c.json(signupErrors.noRace)
    const { fullItems, places, ...times } = window
    const form = signup.forms[kind] ?? signup.forms.post
    return c.json(
      ok({
        ...form,
        ...times,
        items: signup.items.map((item) => {
          const { placesLeft, waitingList } = places.get(item.itemId) ?? {}
          const isFull = fullItems.includes(item.itemId)
          return { ...item, isFull, placesLeft, waitingList }
        }),
        fields: window.state === 'open' ? fieldsLeft(form, await store.counted(raceId)) : [],
      }),
    )
  })

  /** A place to pay for, or without one left a number on the waiting list. */
  async function firstState({ raceId, itemId }: SentSubmission): Promise<SignupState> {
    const left = (await windows.of(raceId, 'post'))?.places.get(itemId)
    return left?.placesLeft === 0 ? 'waiting' : 'toPay'
  }

  routes.post(signupPaths.submit, async (c) => {
    const accountId = await userSessions.accountOf(c)
    if (!accountId) return c.json(errors.expired)
    const sent = await readBody(c, requests.signupSubmission)
    const known = await store.known(accountId, sent.submitKey)
    const refused = known ? undefined : await validate('post', accountId, '', sent)
    if (refused) return c.json(refused)
    const added = known ?? (await store.add(accountId, 'post', sent, await firstState(sent)))
    if (typeof added !== 'string') return c.json(added)
    const payUrl = (await store.find(added))?.payUrl ?? ''
    return c.json(ok({ accountId, signupId: added, payUrl }))
  })

  routes.get(signupPaths.mine, async (c) => {
    const accountId = await userSessions.accountOf(c)
    if (!accountId) return c.json(errors.expired)
    const raceId = readQuery(c, 'raceId')
    const race = findRace(raceId)
    const numbers = race ? await windows.places.waitingNumbers(race) : undefined
    const signups = (await store.ofAccount(accountId, raceId)).map((signup) => ({
      ...signup,
      waitingNumber: numbers?.get(signup.signupId),
    }))
    return c.json(ok({ accountId, signups }))
  })

  routes.post(signupPaths.consent, async (c) => {
    const accountId = await userSessions.accountOf(c)
    if (!accountId) return c.json(errors.expired)
    const sent = await readBody(c, requests.consentWithdrawal)
    const { raceId, signupId, policyId } = sent
    const { policies = [] } = findRace(raceId)?.edition.signup.forms.post ?? {}
    const isNeeded = policies.some((policy) => policy.policyId === policyId && policy.required)
    if (isNeeded) return c.json(signupErrors.consentNeeded)
    const withdrawnAt = await store.withdraw(accountId, signupId, policyId)
    return c.json(withdrawnAt ? ok({ accountId, withdrawnAt }) : signupErrors.noSignup)
  })

  return routes
}
