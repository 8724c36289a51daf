import * as v from 'valibot'
import { environment } from '#environment/environment.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import { text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { NetworkError, NothingDoneError } from '../http/errors.ts'
import { OS_ID, TOKEN_FORMAT } from '../http/headers.ts'
import { type CaptchaToken, type Scene, consumeCaptchaToken } from './captcha.ts'
import type { CloudType } from './cloudType.ts'
import { passwords } from './passwords.ts'
import { userPaths } from './paths.ts'
import { type UserData, userDataSchema } from './userData.ts'

/** API values (spec §9). */
export const LoginType = { password: 0, code: 1, email: 5 } as const
const CaptchaType = { phone: '2', email: '20' } as const
const ENCRYPT_TYPE = '1'
/** A personal account, not an organisation's. */
const ENTERPRISE = 0

export type LoginRequest =
  | { loginType: typeof LoginType.password; phone: string; password: string }
  | { loginType: typeof LoginType.code; phone: string; code: string }
  | { loginType: typeof LoginType.email; accountEmail: string; password: string }

/** Loaded when the drawer opens, so that submitting does not wait for it. */
export const loadCipher = () =>
  importChunk('encrypt', () => import('./encrypt.ts')).catch(() => {
    throw new NetworkError()
  })

const encryptPassword = async (password: string) =>
  (await loadCipher()).encrypt(password, passwords)

async function loginForm(request: LoginRequest) {
  const { phone, code, password, accountEmail } = {
    phone: '',
    code: '',
    password: '',
    accountEmail: '',
    ...request,
  }
  return {
    loginType: String(request.loginType),
    captcha: code,
    phone,
    password: password && (await encryptPassword(password)),
    encryptType: ENCRYPT_TYPE,
    accountEmail,
  }
}

export const newSession = {
  service: 'user',
  path: userPaths.login,
  schema: userDataSchema,
} as const satisfies Endpoint

/** Sent along if the service requires a captcha. */
interface LoginCaptcha {
  captchaToken: CaptchaToken
  cloudType: CloudType
}

/**
 * Logs in, with a captcha token if the service required one. A response without a usable token is a
 * failure, whatever its code.
 */
export async function login(
  request: LoginRequest,
  captcha?: LoginCaptcha,
): Promise<{ token: string; userData: UserData }> {
  const captchaFields = captcha && {
    ...consumeCaptchaToken(captcha.captchaToken),
    cloudType: captcha.cloudType,
  }
  const userData = await call({
    ...newSession,
    form: loginForm(request).then((form) => ({ ...form, ...captchaFields })),
  })
  if (!TOKEN_FORMAT.test(userData.token)) throw new NothingDoneError()
  return { token: userData.token, userData }
}

export const emailRegistered = {
  service: 'user',
  path: userPaths.emailRegistered,
  schema: v.unknown(),
} as const satisfies Endpoint

/** Whether an account with this e-mail exists: any truthy data means yes (spec §7). */
export async function isEmailRegistered(email: string, signal?: AbortSignal): Promise<boolean> {
  const data = await call({ ...emailRegistered, query: { email, osId: OS_ID }, signal })
  return Boolean(data)
}

const sentCode = v.object({ captchaCode: text, verificationToken: text })
export const phoneCode = {
  service: 'user',
  path: userPaths.phoneCode,
  schema: sentCode,
} as const satisfies Endpoint
export const emailCode = {
  service: 'user',
  path: userPaths.emailCode,
  schema: sentCode,
} as const satisfies Endpoint

/**
 * In password reset and registration, a failure to send a code is shown in place only (spec §8).
 */
const toastOption = (scene: Scene) => scene !== 'login' && { silent: 'all' as const }

/** Sends a code by text message, which uses up the captcha token. */
export async function sendPhoneCode(request: {
  phone: string
  captchaToken: CaptchaToken
  cloudType: CloudType
}) {
  const { nc_token, scene, sessionId, sig } = consumeCaptchaToken(request.captchaToken)
  return call({
    ...phoneCode,
    ...toastOption(scene),
    json: {
      captchaType: CaptchaType.phone,
      nc_token,
      scene,
      sessionId,
      sig,
      userPhone: request.phone,
      raceAppBusinessType: environment.appBusinessType,
      cloudType: request.cloudType,
    },
  })
}

/** Sends a code by e-mail, which uses up the captcha token. */
export async function sendEmailCode(request: {
  accountEmail: string
  captchaToken: CaptchaToken
  cloudType: CloudType
}) {
  const { nc_token, scene, sessionId, sig } = consumeCaptchaToken(request.captchaToken)
  return call({
    ...emailCode,
    ...toastOption(scene),
    json: {
      captchaType: CaptchaType.email,
      nc_token,
      scene,
      sessionId,
      sig,
      accountEmail: request.accountEmail,
      emailSendType: environment.emailSendType,
      cloudType: request.cloudType,
      ...(scene === 'reset' && { raceAppBusinessType: environment.appBusinessType }),
    },
  })
}

const isEmpty = (data: unknown) =>
  !data || (typeof data === 'object' && Object.keys(data).length === 0)

const accountChange = (path: string) =>
  ({ service: 'user', path, schema: v.unknown() }) as const satisfies Endpoint
export const emailRegistration = accountChange(userPaths.registerByEmail)
export const phoneRegistration = accountChange(userPaths.registerByPhone)
export const emailReset = accountChange(userPaths.resetByEmail)
export const phoneReset = accountChange(userPaths.resetByPhone)

/** Non-empty data means success (spec §7), anything else a failure. */
async function sendChange(
  endpoint: typeof phoneReset,
  json: () => Promise<Record<string, unknown>>,
): Promise<void> {
  const data = await call({ ...endpoint, json: json() })
  if (isEmpty(data)) throw new NothingDoneError()
}

interface NewPassword {
  /** The verification code, `captcha` in payloads. */
  code: string
  loginPassword: string
}

const registration = async ({
  code,
  loginPassword,
  loginPasswordConfirm,
}: NewPassword & { loginPasswordConfirm: string }) => ({
  captcha: code,
  code,
  encryptType: ENCRYPT_TYPE,
  loginPassword: await encryptPassword(loginPassword),
  loginPasswordConfirm: await encryptPassword(loginPasswordConfirm),
  machineCode: '',
})

export type Registration = Parameters<typeof registration>[0]

export const registerByEmail = (request: Registration & { accountEmail: string }) =>
  sendChange(emailRegistration, async () => ({
    accountEmail: request.accountEmail,
    ...(await registration(request)),
  }))

export const registerByPhone = (request: Registration & { phone: string }) =>
  sendChange(phoneRegistration, async () => ({
    phone: request.phone,
    ...(await registration(request)),
  }))

/** `verificationToken` comes from the response to sending the code. */
export type Reset = NewPassword & { confirmPassword: string; verificationToken: string }

/** The code is included: otherwise anyone could set the password of another account. */
const reset = async ({ code, verificationToken, loginPassword, confirmPassword }: Reset) => ({
  captcha: code,
  verificationToken,
  encryptType: ENCRYPT_TYPE,
  loginPassword: await encryptPassword(loginPassword),
  confirmPassword: await encryptPassword(confirmPassword),
})

export const resetByEmail = (request: Reset & { accountEmail: string }) =>
  sendChange(emailReset, async () => ({
    accountEmail: request.accountEmail,
    ...(await reset(request)),
  }))

export const resetByPhone = (request: Reset & { phone: string }) =>
  sendChange(phoneReset, async () => ({
    phone: request.phone,
    ...(await reset(request)),
    enterprise: ENTERPRISE,
  }))
