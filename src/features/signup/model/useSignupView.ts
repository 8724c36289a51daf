import { useMemo } from 'react'
import { useRace } from '#race/useRace.ts'
import type { OpenForm } from './openForm.ts'
import { type SignupView, viewOf } from './signupView.ts'

/** What is shown and valid of the open form, computed again only when that can have changed. */
export function useSignupView(openForm: OpenForm): SignupView {
  const { form, itemId, channel, values } = openForm
  const { zone } = useRace()
  return useMemo(
    () => viewOf({ form, itemId, channel, values }, zone),
    [form, itemId, channel, values, zone],
  )
}
