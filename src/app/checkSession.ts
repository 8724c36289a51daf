import { fetchCommonInfo } from '../api/basicCenter.ts'
import { RefusedError } from '../api/errors.ts'
import { tokenRefused, useSession } from '../stores/session.ts'

/** Checks a stored token (spec §4 "Start-up"); silence of the centre keeps the sign-in. */
export async function checkSession(): Promise<void> {
  const { token } = useSession.getState()
  if (!token) return
  try {
    await fetchCommonInfo()
  } catch (error) {
    if (error instanceof RefusedError) tokenRefused(token)
  }
}
