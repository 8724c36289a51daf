import { useEffect } from 'react'
import { now } from '../../../lib/serverClock.ts'
import { isSecret, saveDraft } from '../draft.ts'
import { type SignupDraft, updateSignup, useSignup } from '../signupStore.ts'
import { isBlank } from '../../../domain/fields/fieldType.ts'

/** Pause in typing before the draft is saved. */
const REST_MS = 400

const contentOf = (draft: SignupDraft | null) => [draft?.values, draft?.itemId, draft?.channel]
const isTouched = ({ values, itemId, channel }: SignupDraft) =>
  itemId !== '' || channel !== '' || !Object.values(values).every(isBlank)

/** Whether the form contains values that a draft never stores. */
const hasSecrets = ({ form, values }: SignupDraft) =>
  form.fields.some((field) => isSecret(field) && !isBlank(values[field.key]))

let isCached = true

function save(draft: SignupDraft) {
  const { accountId, form, itemId, channel, submitKey, values } = draft
  const savedAt = now()
  const filled = { savedAt, itemId, channel, submitKey, values }
  isCached = saveDraft({ accountId, formId: form.formId }, form, filled)
  if (isCached) updateSignup({ savedAt })
}

/** Saves input as a draft, and warns before the visitor leaves a page with unsaved secrets. */
export function useAutosave(): void {
  useEffect(() => {
    let timer = 0
    let waiting: SignupDraft | null = null
    const flush = () => {
      clearTimeout(timer)
      if (waiting) save(waiting)
      waiting = null
    }
    const stop = useSignup.subscribe(({ draft }, before) => {
      const after = contentOf(draft)
      if (contentOf(before.draft).every((part, place) => part === after[place])) return
      waiting = draft && before.draft && isTouched(draft) ? draft : null
      clearTimeout(timer)
      timer = window.setTimeout(flush, REST_MS)
    })
    const ask = (event: BeforeUnloadEvent) => {
      flush()
      const { draft } = useSignup.getState()
      if (draft && (hasSecrets(draft) || (!isCached && isTouched(draft)))) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    addEventListener('pagehide', flush)
    return () => {
      stop()
      flush()
      removeEventListener('beforeunload', ask)
      removeEventListener('pagehide', flush)
    }
  }, [])
}
