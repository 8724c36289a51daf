import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchCommonInfo } from '#api/basic/basicApi.ts'
import { connectClient } from '#api/http/client.ts'
import { fetchCaptchaChallenge, type Scene, verifyCaptcha } from '#api/user/captcha.ts'
import {
  isEmailRegistered,
  login,
  LoginType,
  registerByEmail,
  resetByPhone,
  sendEmailCode,
  sendPhoneCode,
} from '#api/user/userApi.ts'
import type { Sandbox } from '#sandbox/app.ts'
import { startSandbox } from '#tests/support/sandboxServer.ts'

interface Inbox {
  codes: { to: string; code: string }[]
  captchas: { id: string; answer: number }[]
}

let sandbox: Sandbox
let token: string | null = null

beforeEach(async () => {
  sandbox = await startSandbox()
  token = null
  connectClient({ readToken: () => token, onTransportError: () => undefined })
})
afterEach(() => sandbox.close())

async function inbox(): Promise<Inbox> {
  const response = await sandbox.fetch(new Request('http://localhost/__sandbox/inbox'))
  return response.json()
}

async function prove(scene: Scene) {
  const { id } = await fetchCaptchaChallenge(scene)
  const x = (await inbox()).captchas.find((check) => check.id === id)?.answer ?? 0
  return verifyCaptcha({ id, x, scene })
}

const codeFor = async (to: string) =>
  (await inbox()).codes.find((sent) => sent.to === to)?.code ?? ''

test('password, code and e-mail log in, and the token is valid', async () => {
  const password = 'Marathon2024'
  const byPassword = await login({ loginType: LoginType.password, phone: '13800000007', password })
  const accountEmail = 'runner7@race.test'
  await login({ loginType: LoginType.email, accountEmail, password })

  const phone = '13800000007'
  await sendPhoneCode({ phone, captchaToken: await prove('login'), cloudType: 'aliyun' })
  const code = await codeFor(phone)
  const byCode = await login({ loginType: LoginType.code, phone, code })
  token = byCode.token
  const { accountId } = byCode.userData.accountInfo
  expect(accountId).toBe(byPassword.userData.accountInfo.accountId)
  expect(await fetchCommonInfo()).toEqual({ accountId })
})

test('a new e-mail can be registered, and is then known', async () => {
  const accountEmail = 'new_runner@race.test'
  expect(await isEmailRegistered(accountEmail)).toBe(false)
  await sendEmailCode({ accountEmail, captchaToken: await prove('register'), cloudType: 'aliyun' })
  const code = await codeFor(accountEmail)
  const password = 'Ridge2025'
  const passwords = { loginPassword: password, loginPasswordConfirm: password }
  await registerByEmail({ accountEmail, code, ...passwords })
  expect(await isEmailRegistered(accountEmail)).toBe(true)
  await login({ loginType: LoginType.email, accountEmail, password })
})

test('a forgotten password is reset with the code that was sent', async () => {
  const phone = '13800000008'
  const captchaToken = await prove('reset')
  const { verificationToken } = await sendPhoneCode({ phone, captchaToken, cloudType: 'aliyun' })
  const password = 'Ridge2025'
  const passwords = { loginPassword: password, confirmPassword: password }
  const reset = (code: string) => resetByPhone({ phone, code, verificationToken, ...passwords })
  await expect(reset('wrong')).rejects.toThrow('验证码错误')
  await reset(await codeFor(phone))
  await login({ loginType: LoginType.password, phone, password })
})

test('a piece that misses its gap is rejected', async () => {
  const { id } = await fetchCaptchaChallenge('login')
  await expect(verifyCaptcha({ id, x: 0, scene: 'login' })).rejects.toThrow('验证失败')
})
