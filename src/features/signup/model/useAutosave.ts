import { useEffect } from 'react'
import { isBlank } from '#domain/fields/fieldType.ts'
import { uniqueId } from '#lib/hex.ts'
import { now } from '#lib/serverClock.ts'
import { draftText, isSecret, saveDraft, type StoredDraft } from './draft.ts'
import { isChangedElsewhere, type SignupDraft, updateSignup, useSignup } from './signupStore.ts'

/** Pause in typing before the draft is saved. */
const SAVE_DELAY_MS = 400

const contentOf = (draft: SignupDraft | null) => [draft?.values, draft?.itemId, draft?.channel]
const isTouched = ({ values, itemId, channel }: SignupDraft) =>
  itemId !== '' || channel !== '' || !Object.values(values).every(isBlank)

/** Whether the form contains values that a draft never stores. */
const hasSecrets = ({ form, values }: SignupDraft) =>
  form.fields.some((field) => isSecret(field) && !isBlank(values[field.key]))

const ownerOf = ({ accountId, form: { formId } }: SignupDraft) => ({ accountId, formId })

function store(draft: SignupDraft) {
  const { form, itemId, channel, submitKey, values } = draft
  const savedAt = now()
  const filled = { savedAt, itemId, channel, submitKey, values }
  const isStored = saveDraft(ownerOf(draft), form, filled)
  updateSignup({ isStored, ...(isStored && { savedAt }), storedText: draftText(ownerOf(draft)) })
}

/** The draft as another tab has stored it; undefined while the stored draft is this page's. */
function readOtherText(draft: SignupDraft): SignupDraft['otherText'] {
  const text = draftText(ownerOf(draft))
  return text === draft.storedText ? undefined : text
}

/** Takes over into the store what another tab has made of the stored draft. */
function followOtherTab(draft: SignupDraft): void {
  const otherText = readOtherText(draft)
  if (otherText !== draft.otherText) updateSignup({ otherText })
}

/** Goes on with this tab's form, though another tab has changed or removed the stored draft. */
export function keepThisTab(other: StoredDraft | null): void {
  const { draft } = useSignup.getState()
  if (!draft) return
  // Two forms with one key would be one entry, and the second would be lost.
  const isShared = !other || other.submitKey === draft.submitKey
  const submitKey = isShared && !draft.isUnanswered ? uniqueId() : draft.submitKey
  updateSignup({ submitKey, otherText: undefined })
  store({ ...draft, submitKey })
}

/**
 * Makes the browser ask before it closes a page while a form is open, if values would be lost. On any
 * page, as a form that is left within the site stays in memory.
 */
export function warnBeforeUnload(): void {
  addEventListener('beforeunload', (event) => {
    const { draft } = useSignup.getState()
    if (!draft) return
    const isStored = draft.isStored && !isChangedElsewhere(draft)
    if (hasSecrets(draft) || (!isStored && isTouched(draft))) event.preventDefault()
  })
}

/** Saves input as a draft, unless another tab has written one since. */
export function useAutosave(): void {
  useEffect(() => {
    let timer = 0
    let waiting: SignupDraft | null = null
    const flush = () => {
      clearTimeout(timer)
      const { draft } = useSignup.getState()
      // What is known of the stored draft may have changed since.
      const latest = draft?.opening === waiting?.opening ? draft : waiting
      if (waiting && latest) {
        followOtherTab(latest)
        if (readOtherText(latest) === undefined) store(waiting)
      }
      waiting = null
    }
    const stop = useSignup.subscribe(({ draft }, before) => {
      const after = contentOf(draft)
      if (contentOf(before.draft).every((part, index) => part === after[index])) return
      waiting = draft && before.draft && isTouched(draft) ? draft : null
      clearTimeout(timer)
      timer = window.setTimeout(flush, SAVE_DELAY_MS)
    })
    const follow = () => {
      const { draft } = useSignup.getState()
      if (draft) followOtherTab(draft)
    }
    follow()
    addEventListener('storage', follow)
    // A page that comes back from the browser's cache has missed the events.
    addEventListener('pageshow', follow)
    // In the capture phase: before the handler that makes the browser ask.
    addEventListener('beforeunload', flush, { capture: true })
    addEventListener('pagehide', flush)
    return () => {
      stop()
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
      flush()
      removeEventListener('beforeunload', flush, { capture: true })
      removeEventListener('pagehide', flush)
    }
  }, [])
}
