import { create } from 'zustand'
import { signOut } from '../api/signOut.ts'
import { ignore } from '../lib/report.ts'
import { readJson, readText, writeText } from '../lib/storage.ts'

const TOKEN = 'token'
const USER_DATA = 'userData'

/** User data as it is stored; the account centre's fields are read where they are used. */
type StoredUserData = Record<string, unknown>

interface SignIn {
  token: string | null
  userData: StoredUserData | null
}

interface Session extends SignIn {
  /** Whether the visitor is told that the sign-in has expired (spec §4 "Re-login"). */
  isReloginAsked: boolean
}

const isRecord = (value: unknown): value is StoredUserData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function storedSignIn(): SignIn {
  const token = readText(TOKEN)
  return {
    token: token && token !== 'undefined' && token !== 'null' ? token : null,
    userData: readJson(USER_DATA, (value) => (isRecord(value) ? value : null)),
  }
}

/** The sign-in as the browser keeps it. */
export const useSession = create<Session>(() => ({ ...storedSignIn(), isReloginAsked: false }))

const current = () => useSession.getState()

/** Whether the dialog that asks to sign in again stands over the page. */
export const useRelogin = (): boolean => useSession(({ isReloginAsked }) => isReloginAsked)

/** Keeps a sign-in. The token is written last: other tabs then find both. */
export function signedIn(token: string, userData: StoredUserData): void {
  writeText(USER_DATA, JSON.stringify(userData))
  writeText(TOKEN, token)
  useSession.setState({ token, userData, isReloginAsked: false })
}

/** Ends the sign-in in this browser (spec §4 "Start-up"). */
export function sessionEnded(): void {
  writeText(USER_DATA, null)
  writeText(TOKEN, null)
  useSession.setState({ token: null, userData: null })
}

/** Ends the sign-in that a token stands for, and says whether it did: a later one is not touched. */
export function tokenRefused(token: string): boolean {
  const isCurrent = token === current().token
  if (isCurrent) sessionEnded()
  return isCurrent
}

/** The first answer that calls a token expired asks for a new sign-in; the others find it gone. */
export function sessionExpired(token: string): void {
  if (tokenRefused(token)) useSession.setState({ isReloginAsked: true })
}

export const reloginClosed = () => useSession.setState({ isReloginAsked: false })

/** Signs out, at the centre too if it can be reached. */
export function signOutChosen(): void {
  signOut().catch(ignore('the token expires by itself'))
  sessionEnded()
}

/** What the client needs to know of the sign-in, and tells it. */
export const sessionWiring = {
  readToken: () => current().token,
  readAccountId(): string {
    const account = current().userData?.accountInfo
    return isRecord(account) && typeof account.accountId === 'string' ? account.accountId : ''
  },
  onExpired: sessionExpired,
  onOtherAccount: tokenRefused,
}

/** Other tabs sign in and out: this one follows (`key` is null when all is cleared). */
addEventListener('storage', ({ key }) => {
  if (key !== TOKEN && key !== null) return
  const signIn = storedSignIn()
  useSession.setState({ ...signIn, ...(signIn.token && { isReloginAsked: false }) })
})
