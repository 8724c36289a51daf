import * as v from 'valibot'
import type { WireValue } from '../../src/api/signup.ts'
import { signUpPaths } from '../../src/api/signUpPaths.ts'
import { paths } from '../../src/api/paths.ts'
import { openAccounts } from './openAccounts.ts'

export const RACE_ID = 'yanling-2024'
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const VERSION = '2024.1'

/** Adults, of whom an earlier finish is found. */
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

type Values = Record<string, WireValue>
const uploaded = v.object({ data: v.object({ url: v.string() }) })
const looked = v.object({
  data: v.object({ finishes: v.array(v.looseObject({ verificationId: v.string() })) }),
})

/** Consents to these policies, in the version that stands. */
export const consents = (...policyIds: string[]) =>
  policyIds.map((policyId) => ({ policyId, version: VERSION, agreedAt: '2024-08-15 14:36:12' }))

/** What an adult from the mainland sends; `values` are laid over it, undefined ones left out. */
export function submission(values: Values = {}, others: Record<string, unknown> = {}) {
  return {
    raceId: RACE_ID,
    formId: 'yanling-2024-post',
    version: '2024.3',
    itemId: 'half',
    values: {
      ...LIN,
      nationality: { region: 'mainland', country: 'CN' },
      phone: '13800000922',
      email: 'lin@race.test',
      area: ['110000', '110100', '110108'],
      emergencyName: '林秀',
      emergencyRelation: 'spouse',
      emergencyPhone: '13900000815',
      clothing: 'M',
      pickUpDay: '2024-09-20',
      insurance: 'read',
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

/** A sandbox with somebody signed in, and what signing up takes. */
export async function openSignUps(phone = '13800000001') {
  const stand = await openAccounts()
  const { ask, post } = stand
  const token = await stand.tokenOf(phone)
  const send = (path: string, body: unknown) => post(path, body, { token })

  /** Looks an earlier finish up, as the value of the form's field. */
  async function verified(person: { name: string; document: { number: string } }) {
    const facts = { name: person.name, documentNumber: person.document.number }
    const answer = await send(signUpPaths.verifyScore, { raceId: RACE_ID, ...facts })
    const { finishes } = v.parse(looked, answer).data
    return { verified: finishes.map(({ verificationId }) => verificationId), claims: [], proof: '' }
  }

  async function upload(name = 'proof.png') {
    const body = new FormData()
    body.append('file', new File([PNG], name))
    const answer = await ask(paths.uploadFile, { method: 'POST', body, headers: { token } })
    return v.parse(uploaded, await answer.json()).data.url
  }

  return {
    ...stand,
    token,
    send,
    verified,
    upload,
    read: async (path: string): Promise<unknown> =>
      (await ask(`${path}?raceId=${RACE_ID}`, { headers: { token } })).json(),
    form: (kind: string) => stand.get(`${signUpPaths.form}?raceId=${RACE_ID}&kind=${kind}`),
    submit: (body: unknown) => send(signUpPaths.submit, body),
    operate: (path: string, body: unknown) => post(`/__sandbox/sign-ups/${path}`, body),
    clock: (now: string) => post('/__sandbox/clock', { now }),
  }
}
