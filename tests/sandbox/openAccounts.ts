import * as v from 'valibot'
import { encrypt } from '#api/user/encrypt.ts'
import { userPaths } from '#api/user/paths.ts'
import type { Environment } from '#environment/readEnvironment.ts'
import { testEnvironment } from '#sandbox/servedEnvironment.ts'
import { openSandbox } from './openSandbox.ts'

export const PASSWORD = 'Marathon2024'

const inboxSchema = v.object({
  codes: v.array(v.object({ to: v.string(), code: v.string(), scene: v.string(), at: v.string() })),
  captchas: v.array(v.object({ id: v.string(), answer: v.number() })),
})
const challengeResponse = v.object({ data: v.object({ id: v.string() }) })
const captchaTokenResponse = v.object({
  data: v.object({ nc_token: v.string(), sessionId: v.string(), sig: v.string() }),
})
const sentResponse = v.object({ data: v.object({ verificationToken: v.string() }) })
const loginResponse = v.object({ data: v.object({ token: v.string() }) })

export const encrypted = (password: string) => encrypt(password, testEnvironment().passwords)

/** A sandbox, with the steps a visitor takes to get an account. */
export async function openAccounts(
  options: { data?: string; environment?: Environment; host?: string } = {},
) {
  const sandbox = await openSandbox(options)
  const { get, post, ask } = sandbox

  const inbox = async () => v.parse(inboxSchema, await get('/__sandbox/inbox'))

  async function challenge(scene: string) {
    const { data } = v.parse(challengeResponse, await post(userPaths.captchaChallenge, { scene }))
    const { captchas } = await inbox()
    return { id: data.id, answer: captchas.find(({ id }) => id === data.id)?.answer ?? 0 }
  }

  async function captchaToken(scene: string) {
    const { id, answer } = await challenge(scene)
    const { data } = v.parse(
      captchaTokenResponse,
      await post(userPaths.captchaVerify, { id, x: answer }),
    )
    return { ...data, scene, cloudType: 'aliyun' }
  }

  const askCode = (to: string, given: object) =>
    to.includes('@')
      ? post(userPaths.emailCode, {
          captchaType: '20',
          ...given,
          accountEmail: to,
          emailSendType: '1',
        })
      : post(userPaths.phoneCode, {
          captchaType: '2',
          ...given,
          userPhone: to,
          raceAppBusinessType: '1',
        })

  /** Solves a captcha, requests a code and reads it from the inbox. */
  async function sendCode(to: string, scene: string) {
    const { data } = v.parse(sentResponse, await askCode(to, await captchaToken(scene)))
    const { codes } = await inbox()
    return { code: codes.find((sent) => sent.to === to)?.code ?? '', ...data }
  }

  async function login(facts: Record<string, string>): Promise<unknown> {
    const body = new URLSearchParams({ encryptType: '1', ...facts })
    return (await ask(userPaths.login, { method: 'POST', body })).json()
  }

  async function tokenOf(phone: string, password = PASSWORD) {
    const response = await login({ loginType: '0', phone, password: encrypted(password) })
    return v.parse(loginResponse, response).data.token
  }

  return { ...sandbox, inbox, challenge, captchaToken, askCode, sendCode, login, tokenOf }
}
