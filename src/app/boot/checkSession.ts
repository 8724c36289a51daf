import { fetchCommonInfo } from '#api/basic/basicApi.ts'
import { ServiceError } from '#api/http/errors.ts'
import { rejectToken, useSession } from '#stores/session.ts'

/**
 * Checks a stored token (spec §4 "Start-up"). If the service does not answer, the login is kept.
 */
export async function checkSession(): Promise<void> {
  const { token } = useSession.getState()
  if (!token) return
  try {
    await fetchCommonInfo()
  } catch (error) {
    if (error instanceof ServiceError) rejectToken(token)
  }
}
