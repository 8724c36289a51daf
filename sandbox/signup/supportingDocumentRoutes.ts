import { Hono } from 'hono'
import { signupPaths } from '#api/race/signupPaths.ts'
import { requests } from '#api/requests.ts'
import { withoutValues } from '#domain/fields/fieldType.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody, readQuery } from '../envelope.ts'
import { findRace, isBeforeClosing } from '../race-center/races.ts'
import { errors } from '../user-center/errors.ts'
import { sessions } from '../user-center/sessions.ts'
import { checkField, filesIn, LOST, specOf } from './fields/checkField.ts'
import { signupStore } from './signups.ts'
import { fieldErrorOf, invalidFormResponse, signupErrors } from './submission.ts'
import { supportingDocuments } from './supportingDocuments.ts'

const itemNamesOf = (signup: object) =>
  Object.fromEntries(Object.entries(signup).filter(([key]) => key.startsWith('itemName')))

/** Supporting documents: which are requested, and their submission. */
export function supportingDocumentRoutes(context: SandboxContext) {
  const routes = new Hono()
  const userSessions = sessions(context)
  const store = signupStore(context)
  const handedIn = supportingDocuments(context)
  /** The documents that a sign-up in this state takes. Proof is taken until sign-up closes. */
  const documentsOf = (raceId: string, state: unknown) => {
    const race = findRace(raceId)
    const isLate =
      race && state === 'proofRejected' && !isBeforeClosing(race.edition, context.clock.now())
    if (!race || isLate) return []
    return race.edition.signup.supportingDocuments.filter(({ acceptedIn }) =>
      acceptedIn.some((one) => one === state),
    )
  }

  routes.get(signupPaths.supportingDocuments, async (c) => {
    const accountId = await userSessions.accountOf(c)
    if (!accountId) return c.json(errors.expired)
    const raceId = readQuery(c, 'raceId')
    const signups = await store.ofAccount(accountId, raceId)
    const lists = signups.map(async ({ signupId, state, ...signup }) => {
      const sent = await handedIn.of(signupId)
      return documentsOf(raceId, state).map(({ field, requestedIn, reason, reasonEn }) => {
        const { files = '', sentAt = '' } = sent.get(field.key) ?? {}
        const isAsked =
          requestedIn.some((one) => one === state) && (state === 'proofRejected' || !files)
        const why = isAsked ? { reason, reasonEn } : {}
        return {
          ...{ signupId, paperId: field.key, ...itemNamesOf(signup) },
          ...{ field, files, sentAt, isAsked, ...why },
        }
      })
    })
    return c.json(ok({ accountId, requiredDocuments: (await Promise.all(lists)).flat() }))
  })

  routes.post(signupPaths.supportingDocuments, async (c) => {
    const accountId = await userSessions.accountOf(c)
    if (!accountId) return c.json(errors.expired)
    const given = await readBody(c, requests.documentSubmission)
    const { raceId, signupId, paperId, files } = given
    const signups = await store.ofAccount(accountId, raceId)
    const signup = signups.find((one) => one.signupId === signupId)
    const kind = documentsOf(raceId, signup?.state).find(({ field }) => field.key === paperId)
    if (!signup || !kind) return c.json(signupErrors.noSignup)
    const field = specOf(kind.field)
    const wrong = checkField(field, files, withoutValues(''))
    const storedFiles = await Promise.all(
      filesIn(field, files).map((address) =>
        context.uploads.find(address.replace('/uploads/', '')),
      ),
    )
    const fault =
      wrong ?? (storedFiles.length === 0 || storedFiles.includes(undefined) ? LOST : undefined)
    if (fault) return c.json(invalidFormResponse([{ ...fieldErrorOf(field, fault), key: paperId }]))
    const sentAt = await handedIn.store(signupId, paperId, files)
    // New proof is reviewed again. Until then the sign-up waits for the ballot as before.
    if (signup.state === 'proofRejected') await store.move(signupId, 'paid')
    return c.json(ok({ accountId, sentAt }))
  })

  return routes
}
