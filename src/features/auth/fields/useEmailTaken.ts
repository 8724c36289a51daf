import { useEffect, useRef } from 'react'
import { isEmailRegistered } from '#api/user/userApi.ts'
import { newEmailError } from './newEmailError.ts'

/**
 * Checks whether an e-mail address has an account. A new check aborts the previous one, and the
 * result is cached until the address changes; no response counts as "no" (spec §5).
 */
export function useEmailTaken(): (email: string) => Promise<boolean> {
  const running = useRef<AbortController>(null)
  const known = useRef({ email: '', isTaken: false })
  useEffect(() => () => running.current?.abort(), [])

  return async (email) => {
    running.current?.abort()
    if (newEmailError(email)) return false
    if (known.current.email === email) return known.current.isTaken
    const question = new AbortController()
    running.current = question
    try {
      const isTaken = await isEmailRegistered(email, question.signal)
      if (!question.signal.aborted) known.current = { email, isTaken }
      return isTaken && !question.signal.aborted
    } catch {
      // If it is taken, registration itself will report that.
      return false
    }
  }
}
