import type { FormKind } from '#api/race/signup.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { environment } from '#environment/environment.ts'

/** Whether the environment keeps mass entry closed, regardless of the race's dates. */
export const isMassEntryClosed = (kind: FormKind): boolean =>
  kind === 'post' && !environment.channels.applyNow.isEnabled

/** Whether a form can be filled in now, as far as the race and the environment are concerned. */
export const isFormOpen = (kind: FormKind, { state }: FormSpec): boolean =>
  state === 'open' && !isMassEntryClosed(kind)
