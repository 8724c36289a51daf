import { create } from 'zustand'
import { readJson, readText, writeText } from '../lib/storage.ts'

const TOKEN = 'token'
const USER_DATA = 'userData'

/** User data as it is stored; the account centre's fields are read where they are used. */
export type UserData = Record<string, unknown>

interface Session {
  token: string | null
  userData: UserData | null
}

const isUserData = (value: unknown): value is UserData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function storedToken(): string | null {
  const token = readText(TOKEN)
  return token && token !== 'undefined' && token !== 'null' ? token : null
}

/** The sign-in as the browser keeps it. */
export const useSession = create<Session>(() => ({
  token: storedToken(),
  userData: readJson(USER_DATA, (value) => (isUserData(value) ? value : null)),
}))

/** Ends the sign-in in this browser (spec §4 "Start-up"). */
export function sessionEnded(): void {
  writeText(TOKEN, null)
  writeText(USER_DATA, null)
  useSession.setState({ token: null, userData: null })
}
