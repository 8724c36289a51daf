import * as v from 'valibot'
import type { EndpointName } from '#api/endpoints.ts'
import { encrypt } from '#api/user/encrypt.ts'
import { refusals, type RefusalName } from '../schemas/api/refusals.ts'
import type { Account, Accounts } from './accountsFile.ts'
import { type Answer, type Caller, createCaller, type Fields } from './caller.ts'
import { createFindings } from './findings.ts'

type Asked = Answer | undefined

const inboxSchema = v.object({
  codes: v.array(v.object({ to: v.string(), code: v.string() })),
  captchas: v.array(v.object({ id: v.string(), answer: v.union([v.string(), v.number()]) })),
})
const raceSchema = v.object({ raceId: v.string() })
const challengeSchema = v.object({ id: v.string() })
const sessionSchema = v.object({
  token: v.string(),
  accountInfo: v.object({ accountId: v.union([v.string(), v.number()]) }),
})
const sentCodeSchema = v.object({ verificationToken: v.optional(v.string(), '') })

/** The trial cannot go on: what it needs of the test system is not there. */
export class InboxError extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** How often the inbox is read before a code counts as not sent. */
const INBOX_READS = 5
const INBOX_WAIT_MS = 1000

export type Scene = 'login' | 'register' | 'reset'

/** A value that no service can know. */
export const madeUp = () => crypto.randomUUID().replaceAll('-', '')

/** A login: its token, and whose it is. */
export interface Session {
  token: string
  accountId: string
}

/** Everything that a chapter of the trial works with. */
export interface Trial extends Pick<
  Caller,
  'ask' | 'send' | 'requestOf' | 'noteOf' | 'hostOf' | 'urlOf' | 'pageOrigin' | 'tried'
> {
  accounts: Accounts
  /** The race of the host; undefined if there is none. */
  raceId: () => Promise<string | undefined>
  skip: (part: string, reason: string) => void
  /** Notes a finding about an answer unless the condition holds. */
  expect: (answer: Asked, condition: boolean, message: string) => void
  /** Notes a refusal. Returns whether the call succeeded. */
  expectSuccess: (answer: Asked, what: string) => answer is Answer
  /** Notes an answer that is not one of these refusals. */
  expectRefusal: (answer: Asked, names: readonly RefusalName[], what: string) => void
  login: (account: Account, more?: Fields) => Promise<Asked>
  /** The token and id of a new login; undefined if there is none. */
  session: (account: Account) => Promise<Session | undefined>
  encrypted: (password: string) => string
  /** Whether sent codes and answers of captchas can be read. */
  hasInbox: boolean
  /** Passes a captcha and returns what a call sends of it; undefined if that is not possible. */
  passCaptcha: (scene: Scene) => Promise<Fields | undefined>
  /** Asks for a code, with a captcha of the same scene if no other is given. */
  askCode: (account: Account, scene: Scene, captcha?: Fields) => Promise<Asked>
  /** Asks for a code and reads it; undefined if that is not possible. */
  receiveCode: (
    account: Account,
    scene: Scene,
  ) => Promise<{ code: string; verificationToken: string } | undefined>
}

const addressOf = ({ phone, email }: Account) => phone ?? email ?? ''

/** Opens a trial of the services at `base`. */
export function openTrial(base: string, accounts: Accounts, fetch: typeof globalThis.fetch) {
  const findings = createFindings()
  const caller = createCaller(base, accounts, findings, fetch)
  const { ask } = caller

  const note = (answer: Answer, message: string) =>
    findings.add({ kind: 'different', call: answer.call, message, curl: answer.curl })

  const expect = (answer: Asked, condition: boolean, message: string) => {
    if (answer && !condition) note(answer, message)
  }

  const expectSuccess = (answer: Asked, what: string): answer is Answer => {
    if (answer && answer.code !== 0) note(answer, `${what}: refused with ${answer.code}`)
    return answer?.code === 0
  }

  const expectRefusal = (answer: Asked, names: readonly RefusalName[], what: string) => {
    const codes: number[] = names.map((name) => refusals[name].code)
    if (!answer || codes.includes(answer.code)) return
    const came = answer.code === 0 ? 'succeeded' : `refused with ${answer.code}`
    note(answer, `${what}: ${came}; code ${codes.join(' or ')} is expected`)
  }

  let race: Promise<string | undefined> | undefined
  const raceId = () => {
    race ??= ask('raceByDomain', { domainName: accounts.host }).then((answer) => {
      const read = v.safeParse(raceSchema, answer?.data)
      return (read.success && read.output.raceId) || undefined
    })
    return race
  }

  const encrypted = (password: string) => {
    const { passwords } = accounts
    if (!passwords) throw new TypeError('A password needs the key and IV of the environment.')
    return encrypt(password, passwords)
  }

  const login = (account: Account, more: Fields = {}) => {
    const { phone, email, password } = account
    const who =
      phone === undefined
        ? { loginType: '5', accountEmail: email ?? '' }
        : { loginType: '0', phone }
    return ask('newSession', { ...who, password: encrypted(password), ...more })
  }

  async function session(account: Account): Promise<Session | undefined> {
    const read = v.safeParse(sessionSchema, (await login(account))?.data)
    if (!read.success) return undefined
    const { token, accountInfo } = read.output
    return { token, accountId: String(accountInfo.accountId) }
  }

  async function readInbox() {
    try {
      const response = await fetch(accounts.inbox ?? '', {
        headers: { accept: 'application/json' },
      })
      return v.parse(inboxSchema, await response.json())
    } catch (error) {
      throw new InboxError(`The inbox ${accounts.inbox} cannot be read: ${messageOf(error)}`)
    }
  }

  async function passCaptcha(scene: Scene): Promise<Fields | undefined> {
    if (accounts.inbox === undefined) return undefined
    const challenge = v.safeParse(challengeSchema, (await ask('captchaChallenge', { scene }))?.data)
    if (!challenge.success) return undefined
    const { id } = challenge.output
    const { captchas } = await readInbox()
    const answer = captchas.find((open) => open.id === id)?.answer
    const passed = await ask('captchaVerify', { id, x: Number(answer) })
    if (!expectSuccess(passed, 'The right answer to a captcha')) return undefined
    return { ...Object(passed.data), scene, cloudType: 'aliyun' }
  }

  async function askCode(account: Account, scene: Scene, captcha?: Fields): Promise<Asked> {
    const passed = captcha ?? (await passCaptcha(scene))
    if (!passed) return undefined
    const { phone, email } = account
    return phone === undefined
      ? ask('emailCode', {
          ...passed,
          accountEmail: email ?? '',
          emailSendType: '1',
          ...(scene === 'reset' && { raceAppBusinessType: '1' }),
        })
      : ask('phoneCode', { ...passed, userPhone: phone, raceAppBusinessType: '1' })
  }

  /** The newest code for an address that is not one of `known`. */
  async function readCode(to: string, known: string[]): Promise<string | undefined> {
    for (let read = 0; read < INBOX_READS; read++) {
      if (read > 0) await new Promise((resolve) => setTimeout(resolve, INBOX_WAIT_MS))
      const { codes } = await readInbox()
      const sent = codes.filter((one) => one.to === to)
      if (sent.length > known.length) return sent[0]?.code
    }
    return undefined
  }

  async function receiveCode(account: Account, scene: Scene) {
    if (accounts.inbox === undefined) return undefined
    const to = addressOf(account)
    const known = (await readInbox()).codes.filter((one) => one.to === to).map(({ code }) => code)
    const answer = await askCode(account, scene)
    if (!expectSuccess(answer, 'A code with a passed captcha')) return undefined
    const code = await readCode(to, known)
    expect(answer, code !== undefined, 'No code came into the inbox')
    if (code === undefined) return undefined
    expect(
      answer,
      !JSON.stringify(answer.data).includes(code),
      'The answer contains the code that was sent',
    )
    const sent = v.safeParse(sentCodeSchema, answer.data)
    return { code, verificationToken: sent.success ? sent.output.verificationToken : '' }
  }

  const trial: Trial = {
    ...caller,
    accounts,
    raceId,
    skip: findings.skip,
    expect,
    expectSuccess,
    expectRefusal,
    login,
    session,
    encrypted,
    hasInbox: accounts.inbox !== undefined,
    passCaptcha,
    askCode,
    receiveCode,
  }
  return { trial, findings, tried: caller.tried as ReadonlySet<EndpointName> }
}
