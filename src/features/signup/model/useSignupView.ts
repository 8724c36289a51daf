import { useMemo } from 'react'
import { useRace } from '#race/useRace.ts'
import type { SignupDraft } from './signupStore.ts'
import { type SignupView, viewOf } from './signupView.ts'

/** What is shown and valid of the open form, computed again only when that can have changed. */
export function useSignupView(draft: SignupDraft): SignupView {
  const { form, itemId, channel, values } = draft
  const { zone } = useRace()
  return useMemo(
    () => viewOf({ form, itemId, channel, values }, zone),
    [form, itemId, channel, values, zone],
  )
}
