import * as v from 'valibot'
import { create } from 'zustand'
import { TOKEN_FORMAT } from '#api/http/headers.ts'
import { logout } from '#api/user/logout.ts'
import { text } from '#lib/parse.ts'
import { ignore } from '#lib/report.ts'
import { readText, writeText } from '#lib/storage.ts'
import { readJson } from '#lib/storedJson.ts'
import { deleteDrafts, hasDraft } from './drafts.ts'

const TOKEN = 'token'
const USER_DATA = 'userData'

/** What the site reads of the stored user data; more is stored (decision 65). */
const usedUserData = v.object({
  accountInfo: v.fallback(v.object({ accountId: text }), { accountId: '' }),
})
type UsedUserData = v.InferOutput<typeof usedUserData>

interface StoredLogin {
  token: string | null
  userData: UsedUserData | null
}

interface Session extends StoredLogin {
  /** Whether the dialog about the expired login is open (spec §4 "Re-login"). */
  isReloginOpen: boolean
  /** Whether the dialog that asks about drafts before a logout is open. */
  isLogoutDialogOpen: boolean
}

function readUsed(stored: unknown): UsedUserData | null {
  const { success, output } = v.safeParse(usedUserData, stored)
  return success ? output : null
}

/** The stored login; removed if its token is not valid in a header. */
function readStoredLogin(): StoredLogin {
  const token = readText(TOKEN)
  if (token !== null && !TOKEN_FORMAT.test(token)) {
    writeText(TOKEN, null)
    writeText(USER_DATA, null)
    return { token: null, userData: null }
  }
  return {
    token,
    userData: readJson(USER_DATA, readUsed),
  }
}

/** The login stored in this browser. */
export const useSession = create<Session>(() => ({
  ...readStoredLogin(),
  isReloginOpen: false,
  isLogoutDialogOpen: false,
}))

const current = () => useSession.getState()

const accountIdOf = ({ userData }: StoredLogin): string => userData?.accountInfo.accountId ?? ''

/** The id of the account that is logged in; '' if there is none. */
export const useAccountId = (): string => useSession(accountIdOf)

/** `useAccountId` outside components. */
export const readAccountId = (): string => accountIdOf(current())

/** Whether a visitor is logged in. A token whose account is unknown does not count. */
export const isLoggedIn = (): boolean => readAccountId() !== ''

/** `isLoggedIn` for components. */
export const useIsLoggedIn = (): boolean => useAccountId() !== ''

/** Whether a token is stored: pages of the personal centre accept it, even if the account is unknown. */
export const useHasToken = (): boolean => useSession(({ token }) => token !== null)

/** Whether the re-login dialog is open. */
export const useRelogin = (): boolean => useSession(({ isReloginOpen }) => isReloginOpen)

/** Stores a login. The token is written last, so that other tabs then find both. */
export function startSession(token: string, userData: object): void {
  writeText(USER_DATA, JSON.stringify(userData))
  writeText(TOKEN, token)
  useSession.setState({ token, userData: readUsed(userData), isReloginOpen: false })
}

/** Ends the login in this browser (spec §4 "Start-up"). */
export function endSession(): void {
  writeText(USER_DATA, null)
  writeText(TOKEN, null)
  useSession.setState({ token: null, userData: null, isLogoutDialogOpen: false })
}

/**
 * Ends the login with this token. Returns false, and changes nothing, if another token is in use.
 */
export function rejectToken(token: string): boolean {
  const isCurrent = token === current().token
  if (isCurrent) endSession()
  return isCurrent
}

/**
 * The first response that reports the token as expired opens the re-login dialog; later ones do
 * nothing.
 */
export function expireSession(token: string): void {
  if (rejectToken(token)) useSession.setState({ isReloginOpen: true })
}

export const closeRelogin = () => useSession.setState({ isReloginOpen: false })

/** Logs out, but asks first if the account has drafts in this browser. */
export function requestLogout(): void {
  if (hasDraft(readAccountId())) useSession.setState({ isLogoutDialogOpen: true })
  else completeLogout({ isDraftKept: true })
}

export const cancelLogout = () => useSession.setState({ isLogoutDialogOpen: false })

/** Logs out, at the service as well if it can be reached. */
export function completeLogout({ isDraftKept }: { isDraftKept: boolean }): void {
  logout().catch(ignore('the token expires by itself'))
  if (!isDraftKept) deleteDrafts(readAccountId())
  endSession()
}

/** Connects the client to the login: what it reads, and the events it reports. */
export const sessionWiring = {
  readToken: () => current().token,
  readAccountId,
  onExpired: expireSession,
  onOtherAccount: rejectToken,
}

function restoreLogin(): void {
  const stored = readStoredLogin()
  useSession.setState(({ isReloginOpen }) => ({
    ...stored,
    isLogoutDialogOpen: false,
    isReloginOpen: isReloginOpen && !stored.token,
  }))
}

/** Follows logins and logouts in other tabs. Called once, at the start. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    // `key` is null if everything was cleared.
    if (key === TOKEN || key === null) restoreLogin()
  })
  // A page restored from the back/forward cache has missed the `storage` events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restoreLogin()
  })
}
