import { useEffect, useRef } from 'react'
import { isEmailRegistered } from '../../api/userCenter.ts'
import { registrationEmailFault } from '../../lib/accountRules.ts'

/**
 * Asks whether an e-mail has an account. A question ends the one before, and an answer is kept for
 * as long as the address is the same; no answer counts as "no" (spec §5).
 */
export function useEmailTaken(): (email: string) => Promise<boolean> {
  const running = useRef<AbortController>(null)
  const known = useRef({ email: '', isTaken: false })
  useEffect(() => () => running.current?.abort(), [])

  return async (email) => {
    running.current?.abort()
    if (registrationEmailFault(email)) return false
    if (known.current.email === email) return known.current.isTaken
    const question = new AbortController()
    running.current = question
    try {
      const isTaken = await isEmailRegistered(email, question.signal)
      if (!question.signal.aborted) known.current = { email, isTaken }
      return isTaken && !question.signal.aborted
    } catch {
      // The registration itself says so, if it is taken.
      return false
    }
  }
}
