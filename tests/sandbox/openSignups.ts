import * as v from 'valibot'
import { signupPaths } from '#api/race/signupPaths.ts'
import { userPaths } from '#api/user/paths.ts'
import type { ApiValue } from '#domain/fields/fieldType.ts'
import { RUNNER_VALUES } from '../support/runnerValues.ts'
import { openAccounts } from './openAccounts.ts'

export const RACE_ID = 'yanling-2024'
/** The beginning of a picture, which is enough for an upload. */
export const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const VERSION = '2024.1'

/** An adult with a known earlier finish. */
export const LIN = {
  name: '林远山',
  document: { kind: 'resident-id', number: '110101199003070011' },
  birthDate: '1990-03-07',
  gender: 1,
}
/** 17 on race day. */
export const ZHOU = {
  name: '周予安',
  document: { kind: 'resident-id', number: '110101200705120023' },
  birthDate: '2007-05-12',
  gender: 2,
}

type Values = Record<string, ApiValue>
const uploaded = v.object({ data: v.object({ url: v.string() }) })
const looked = v.object({
  data: v.object({ finishes: v.array(v.looseObject({ verificationId: v.string() })) }),
})

/** Consents to these policies, in the current version. */
export const consents = (...policyIds: string[]) =>
  policyIds.map((policyId) => ({ policyId, version: VERSION, agreedAt: '2024-08-15 14:36:12' }))

/**
 * Submission of an adult from the mainland. `values` override its own; undefined ones are omitted.
 */
export function submission(values: Values = {}, others: Record<string, unknown> = {}) {
  return {
    raceId: RACE_ID,
    formId: 'yanling-2024-post',
    version: '2024.3',
    itemId: 'half',
    values: {
      ...LIN,
      ...RUNNER_VALUES,
      health: { value: 'fit', images: '' },
      signature: { typed: '林远山' },
      ...values,
    },
    consents: consents('document', 'health'),
    statementVersion: VERSION,
    submitKey: 'A'.repeat(32),
    ...others,
  }
}

/** A sandbox with a logged-in visitor, and helpers for signing up. */
export async function openSignups(phone = '13800000001') {
  const sandbox = await openAccounts()
  const { ask, post } = sandbox
  let token = await sandbox.tokenOf(phone)
  const send = (path: string, body: unknown) => post(path, body, { token })

  /** Verifies an earlier finish and returns it as the value of the form's field. */
  async function verified(person: { name: string; document: { number: string } }) {
    const facts = { name: person.name, documentNumber: person.document.number }
    const response = await send(signupPaths.verifyScore, { raceId: RACE_ID, ...facts })
    const { finishes } = v.parse(looked, response).data
    return { verified: finishes.map(({ verificationId }) => verificationId), claims: [], proof: '' }
  }

  async function upload(name = 'proof.png') {
    const body = new FormData()
    body.append('file', new File([PNG], name))
    const response = await ask(userPaths.uploadFile, {
      method: 'POST',
      body,
      headers: { token },
    })
    return v.parse(uploaded, await response.json()).data.url
  }

  return {
    ...sandbox,
    token,
    send,
    verified,
    upload,
    read: async (path: string): Promise<unknown> =>
      (await ask(`${path}?raceId=${RACE_ID}`, { headers: { token } })).json(),
    form: (kind: string) => sandbox.get(`${signupPaths.form}?raceId=${RACE_ID}&kind=${kind}`),
    submit: (body: unknown) => send(signupPaths.submit, body),
    operate: (path: string, body: unknown) => post(`/__sandbox/sign-ups/${path}`, body),
    setClock: (now: string) => post('/__sandbox/clock', { now }),
    /** Moves the clock and logs in again, as the session has ended by then. */
    later: async (now: string) => {
      await post('/__sandbox/clock', { now })
      token = await sandbox.tokenOf(phone)
    },
  }
}
