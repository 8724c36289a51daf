// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { userPaths } from '#api/user/paths.ts'
import { idCardNumber } from '#sandbox/race-center/runners/cardNumbers.ts'
import { randomOf } from '#sandbox/race-center/runners/random.ts'
import { deferred } from '../support/deferred.ts'
import { isLongRun } from '../support/suite.ts'
import { encrypted, PASSWORD } from './openAccounts.ts'
import { temporaryFolder } from './openSandbox.ts'
import { LIN, RACE_ID, submission } from './openSignups.ts'
import { startPreview } from './startPreview.ts'

const PICTURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const WRITERS = 12
const ENOUGH = 4

const loginResponse = v.object({ code: v.literal(0), data: v.object({ token: v.string() }) })
const uploadResponse = v.object({ code: v.literal(0), data: v.object({ url: v.string() }) })
const submitResponse = v.object({ code: v.literal(0), data: v.object({ signupId: v.string() }) })

interface Succeeded {
  /** Called when enough has been written. */
  onEnough: () => void
  tokens: string[]
  files: string[]
  signups: { token: string; signupId: string }[]
}

/** A visitor who logs in, uploads a proof, signs up, and then logs in again and again. */
async function write(url: string, number: number, succeeded: Succeeded) {
  const send = async <S extends v.GenericSchema>(
    schema: S,
    path: string,
    body: BodyInit,
    headers: Record<string, string> = {},
  ) => v.parse(schema, await (await fetch(url + path, { method: 'POST', body, headers })).json())
  const login = async () => {
    const phone = `138000000${String(number).padStart(2, '0')}`
    const facts = { loginType: '0', encryptType: '1', phone, password: encrypted(PASSWORD) }
    const { token } = (await send(loginResponse, userPaths.login, new URLSearchParams(facts))).data
    succeeded.tokens.push(token)
    return token
  }
  const token = await login()
  const form = new FormData()
  form.append('file', new File([PICTURE], 'proof.png'))
  const file = (await send(uploadResponse, userPaths.uploadFile, form, { token })).data.url
  succeeded.files.push(file)
  const id = idCardNumber(randomOf(`restart ${number}`), LIN.birthDate, LIN.gender)
  const claims = [{ distance: 'half', date: '2023-05-01', name: '青峡半程' }]
  const values = {
    document: { kind: 'resident-id', number: id },
    score: { verified: [], claims, proof: file },
  }
  const body = JSON.stringify(submission(values, { submitKey: `restart${number}`.padEnd(12, '0') }))
  const json = { token, 'content-type': 'application/json' }
  const { signupId } = (await send(submitResponse, signupPaths.submit, body, json)).data
  succeeded.signups.push({ token, signupId })
  if (succeeded.signups.length > ENOUGH) succeeded.onEnough()
  for (;;) await login()
}

test.runIf(isLongRun)(
  'a sandbox killed while writing has everything it confirmed after a restart',
  async () => {
    const data = temporaryFolder()
    const first = await startPreview('test', data)
    const { promise: enough, resolve: onEnough } = deferred()
    const succeeded: Succeeded = { onEnough, tokens: [], files: [], signups: [] }
    const writers = Array.from({ length: WRITERS }, (_, i) => write(first.url, i + 1, succeeded))
    // A writer that fails ends the wait with its reason.
    await Promise.race([enough, ...writers])
    first.kill()
    const ends = await Promise.allSettled(writers)
    for (const end of ends) {
      // Disconnected, not rejected.
      expect(end.status === 'rejected' && String(end.reason)).toMatch(/fetch failed|terminated/)
    }

    const { url } = await startPreview('test', data)
    for (const token of succeeded.tokens) {
      const response = await fetch(url + basicPaths.commonInfo, {
        method: 'POST',
        headers: { token },
      })
      expect(await response.json()).toMatchObject({ code: 0 })
    }
    for (const file of succeeded.files) {
      expect(new Uint8Array(await (await fetch(url + file)).arrayBuffer())).toEqual(PICTURE)
    }
    for (const { token, signupId } of succeeded.signups) {
      const mine = await fetch(`${url}${signupPaths.mine}?raceId=${RACE_ID}`, {
        headers: { token },
      })
      expect(await mine.json()).toMatchObject({ data: { signups: [{ signupId }] } })
    }
  },
)
