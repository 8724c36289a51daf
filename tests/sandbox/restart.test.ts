// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signupPaths } from '#api/race/signupPaths.ts'
import { userPaths } from '#api/user/paths.ts'
import { paths } from '#api/website/paths.ts'
import { idCardNumber } from '../../sandbox/race-center/runners/cardNumbers.ts'
import { randomOf } from '../../sandbox/race-center/runners/random.ts'
import { deferred } from '../support/deferred.ts'
import { isLongRun } from '../support/suite.ts'
import { encrypted, PASSWORD } from './openAccounts.ts'
import { temporaryFolder } from './openSandbox.ts'
import { LIN, RACE_ID, submission } from './openSignups.ts'
import { startPreview } from './startPreview.ts'

const PICTURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const WRITERS = 12
const ENOUGH = 4

const loginAnswer = v.object({ code: v.literal(0), data: v.object({ token: v.string() }) })
const uploadAnswer = v.object({ code: v.literal(0), data: v.object({ url: v.string() }) })
const submitAnswer = v.object({ code: v.literal(0), data: v.object({ signupId: v.string() }) })

interface Answered {
  /** Called when enough has been written. */
  onEnough: () => void
  tokens: string[]
  files: string[]
  signups: { token: string; signupId: string }[]
}

/** A visitor who logs in, uploads a proof, signs up, and then logs in again and again. */
async function write(url: string, number: number, answered: Answered) {
  const send = async <S extends v.GenericSchema>(
    schema: S,
    path: string,
    body: BodyInit,
    headers: Record<string, string> = {},
  ) => v.parse(schema, await (await fetch(url + path, { method: 'POST', body, headers })).json())
  const login = async () => {
    const phone = `138000000${String(number).padStart(2, '0')}`
    const facts = { loginType: '0', encryptType: '1', phone, password: encrypted(PASSWORD) }
    const { token } = (await send(loginAnswer, userPaths.login, new URLSearchParams(facts))).data
    answered.tokens.push(token)
    return token
  }
  const token = await login()
  const form = new FormData()
  form.append('file', new File([PICTURE], 'proof.png'))
  const file = (await send(uploadAnswer, userPaths.uploadFile, form, { token })).data.url
  answered.files.push(file)
  const id = idCardNumber(randomOf(`restart ${number}`), LIN.birthDate, LIN.gender)
  const claims = [{ distance: 'half', date: '2023-05-01', name: '青峡半程' }]
  const values = {
    document: { kind: 'resident-id', number: id },
    score: { verified: [], claims, proof: file },
  }
  const body = JSON.stringify(submission(values, { submitKey: `restart${number}`.padEnd(12, '0') }))
  const { signupId } = (await send(submitAnswer, signupPaths.submit, body, { token })).data
  answered.signups.push({ token, signupId })
  if (answered.signups.length > ENOUGH) answered.onEnough()
  for (;;) await login()
}

test.runIf(isLongRun)(
  'a sandbox killed while writing has everything it confirmed after a restart',
  async () => {
    const data = temporaryFolder()
    const first = await startPreview('test', data)
    const { promise: enough, resolve: onEnough } = deferred()
    const answered: Answered = { onEnough, tokens: [], files: [], signups: [] }
    const writers = Array.from({ length: WRITERS }, (_, i) => write(first.url, i + 1, answered))
    // A writer that fails ends the wait with its reason.
    await Promise.race([enough, ...writers])
    first.kill()
    const ends = await Promise.allSettled(writers)
    for (const end of ends) {
      // Disconnected, not rejected.
      expect(end.status === 'rejected' && String(end.reason)).toMatch(/fetch failed|terminated/)
    }

    const { url } = await startPreview('test', data)
    for (const token of answered.tokens) {
      const answer = await fetch(url + paths.commonInfo, { method: 'POST', headers: { token } })
      expect(await answer.json()).toMatchObject({ code: 0 })
    }
    for (const file of answered.files) {
      expect(new Uint8Array(await (await fetch(url + file)).arrayBuffer())).toEqual(PICTURE)
    }
    for (const { token, signupId } of answered.signups) {
      const mine = await fetch(`${url}${signupPaths.mine}?raceId=${RACE_ID}`, {
        headers: { token },
      })
      expect(await mine.json()).toMatchObject({ data: { signups: [{ signupId }] } })
    }
  },
)
