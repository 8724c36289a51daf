import * as v from 'valibot'
import { text } from '../lib/parse.ts'
import { OS_ID } from './apiHeaders.ts'
import { call } from './client.ts'
import type { CloudType } from './cloudType.ts'
import { NetworkError, NothingDoneError } from './errors.ts'
import { type HumanProof, type Scene, spend } from './humanCheck.ts'
import { passwords } from './passwords.ts'
import { paths } from './paths.ts'
import { stage } from './stage.ts'
import { type UserData, userDataSchema } from './userData.ts'

/** Wire values (spec §9). */
export const LoginType = { password: 0, code: 1, email: 5 } as const
const CaptchaType = { phone: '2', email: '20' } as const
const ENCRYPT_TYPE = '1'
/** A person's account, not an organisation's. */
const ENTERPRISE = 0

export type LoginFacts =
  | { loginType: typeof LoginType.password; phone: string; password: string }
  | { loginType: typeof LoginType.code; phone: string; captcha: string }
  | { loginType: typeof LoginType.email; accountEmail: string; password: string }

/** Fetched when the drawer stands, so that opening it does not wait for what only sending needs. */
export const loadCipher = () =>
  import('../lib/encrypt.ts').catch(() => {
    throw new NetworkError()
  })

const encryptPassword = async (password: string) =>
  (await loadCipher()).encrypt(password, passwords)

async function loginForm(facts: LoginFacts) {
  const { phone, captcha, password, accountEmail } = {
    phone: '',
    captcha: '',
    password: '',
    accountEmail: '',
    ...facts,
  }
  return {
    loginType: String(facts.loginType),
    captcha,
    phone,
    password: password && (await encryptPassword(password)),
    encryptType: ENCRYPT_TYPE,
    accountEmail,
  }
}

/** Signs in. An answer without a token that can be used is a failure, whatever its code says. */
export async function login(facts: LoginFacts): Promise<{ token: string; userData: UserData }> {
  const userData = await call({
    centre: 'user',
    path: paths.login,
    form: loginForm(facts),
    answer: userDataSchema,
  })
  if (!userData.token) throw new NothingDoneError()
  return { token: userData.token, userData }
}

/** Whether an account has this e-mail: any truthy data says so (spec §7). */
export async function isEmailRegistered(email: string, signal?: AbortSignal): Promise<boolean> {
  const data = await call({
    centre: 'user',
    path: paths.emailRegistered,
    query: { email, osId: OS_ID },
    answer: v.unknown(),
    ...(signal && { signal }),
  })
  return Boolean(data)
}

const sentCode = v.object({ captchaCode: text, verificationToken: text })

/** In reset and sign-up a code that could not be sent is told in its place only (spec §8). */
const quietIn = (scene: Scene) => scene !== 'login' && { quiet: 'all' as const }

/** Has a code sent by text message; the proof of a human check is used up by it. */
export async function sendPhoneCode(facts: {
  phone: string
  proof: HumanProof
  cloudType: CloudType
}) {
  const { nc_token, scene, sessionId, sig } = spend(facts.proof)
  return call({
    centre: 'user',
    path: paths.phoneCode,
    ...quietIn(scene),
    json: {
      captchaType: CaptchaType.phone,
      nc_token,
      scene,
      sessionId,
      sig,
      userPhone: facts.phone,
      raceAppBusinessType: stage.appBusinessType,
      cloudType: facts.cloudType,
    },
    answer: sentCode,
  })
}

/** Has a code sent by e-mail; the proof of a human check is used up by it. */
export async function sendEmailCode(facts: {
  accountEmail: string
  proof: HumanProof
  cloudType: CloudType
}) {
  const { nc_token, scene, sessionId, sig } = spend(facts.proof)
  return call({
    centre: 'user',
    path: paths.emailCode,
    ...quietIn(scene),
    json: {
      captchaType: CaptchaType.email,
      nc_token,
      scene,
      sessionId,
      sig,
      accountEmail: facts.accountEmail,
      emailSendType: stage.emailSendType,
      cloudType: facts.cloudType,
      ...(scene === 'reset' && { raceAppBusinessType: stage.appBusinessType }),
    },
    answer: sentCode,
  })
}

const isEmpty = (data: unknown) =>
  !data || (typeof data === 'object' && Object.keys(data).length === 0)

/** Non-empty data is success (spec §7), anything else a failure. */
async function change(path: string, json: () => Promise<Record<string, unknown>>): Promise<void> {
  const data = await call({ centre: 'user', path, json: json(), answer: v.unknown() })
  if (isEmpty(data)) throw new NothingDoneError()
}

interface NewPassword {
  captcha: string
  loginPassword: string
}

const registration = async ({
  captcha,
  loginPassword,
  loginPasswordConfirm,
}: NewPassword & { loginPasswordConfirm: string }) => ({
  captcha,
  code: captcha,
  encryptType: ENCRYPT_TYPE,
  loginPassword: await encryptPassword(loginPassword),
  loginPasswordConfirm: await encryptPassword(loginPasswordConfirm),
  machineCode: '',
})

export type Registration = Parameters<typeof registration>[0]

export const registerByEmail = (facts: Registration & { accountEmail: string }) =>
  change(paths.registerByEmail, async () => ({
    accountEmail: facts.accountEmail,
    ...(await registration(facts)),
  }))

export const registerByPhone = (facts: Registration & { phone: string }) =>
  change(paths.registerByPhone, async () => ({
    phone: facts.phone,
    ...(await registration(facts)),
  }))

/** `verificationToken` is what the sending of the code answered. */
export type Reset = NewPassword & { confirmPassword: string; verificationToken: string }

/** The code goes along: without it, whoever asked for one could set another's password. */
const reset = async ({ captcha, verificationToken, loginPassword, confirmPassword }: Reset) => ({
  captcha,
  verificationToken,
  encryptType: ENCRYPT_TYPE,
  loginPassword: await encryptPassword(loginPassword),
  confirmPassword: await encryptPassword(confirmPassword),
})

export const resetByEmail = (facts: Reset & { accountEmail: string }) =>
  change(paths.resetByEmail, async () => ({
    accountEmail: facts.accountEmail,
    ...(await reset(facts)),
  }))

export const resetByPhone = (facts: Reset & { phone: string }) =>
  change(paths.resetByPhone, async () => ({
    phone: facts.phone,
    ...(await reset(facts)),
    enterprise: ENTERPRISE,
  }))
