import { useEffect } from 'react'
import { isBlank } from '#domain/fields/fieldType.ts'
import { uniqueId } from '#lib/hex.ts'
import { now } from '#lib/serverClock.ts'
import { draftText, isSecret, saveDraft, type Draft } from './draft.ts'
import { isChangedElsewhere, type OpenForm, updateForm, useOpenForm } from './openForm.ts'

/** Pause in typing before the draft is saved. */
const SAVE_DELAY_MS = 400

const contentOf = (openForm: OpenForm | null) => [
  openForm?.values,
  openForm?.itemId,
  openForm?.channel,
]
const isTouched = ({ values, itemId, channel }: OpenForm) =>
  itemId !== '' || channel !== '' || !Object.values(values).every(isBlank)

/** Whether the form contains values that a draft never stores. */
const hasSecrets = ({ form, values }: OpenForm) =>
  form.fields.some((field) => isSecret(field) && !isBlank(values[field.key]))

const ownerOf = ({ accountId, form: { formId } }: OpenForm) => ({ accountId, formId })

function store(openForm: OpenForm) {
  const { form, itemId, channel, submitKey, values } = openForm
  const savedAt = now()
  const filled = { savedAt, itemId, channel, submitKey, values }
  const isStored = saveDraft(ownerOf(openForm), form, filled)
  updateForm({ isStored, ...(isStored && { savedAt }), storedText: draftText(ownerOf(openForm)) })
}

/** The draft as another tab has stored it; undefined while the stored draft is this page's. */
function readOtherText(openForm: OpenForm): OpenForm['otherText'] {
  const text = draftText(ownerOf(openForm))
  return text === openForm.storedText ? undefined : text
}

/** Takes over into the store what another tab has made of the stored draft. */
function followOtherTab(openForm: OpenForm): void {
  const otherText = readOtherText(openForm)
  if (otherText !== openForm.otherText) updateForm({ otherText })
}

/** Goes on with this tab's form, though another tab has changed or removed the stored draft. */
export function keepThisTab(other: Draft | null): void {
  const { openForm } = useOpenForm.getState()
  if (!openForm) return
  // Two forms with one key would be one entry, and the second would be lost.
  const isShared = !other || other.submitKey === openForm.submitKey
  const submitKey = isShared && !openForm.isUnanswered ? uniqueId() : openForm.submitKey
  updateForm({ submitKey, otherText: undefined })
  store({ ...openForm, submitKey })
}

/**
 * Makes the browser ask before it closes a page while a form is open, if values would be lost. On any
 * page, as a form that is left within the site stays in memory.
 */
export function warnBeforeUnload(): void {
  addEventListener('beforeunload', (event) => {
    const { openForm } = useOpenForm.getState()
    if (!openForm) return
    const isStored = openForm.isStored && !isChangedElsewhere(openForm)
    if (hasSecrets(openForm) || (!isStored && isTouched(openForm))) event.preventDefault()
  })
}

/** Saves input as a draft, unless another tab has written one since. */
export function useAutosave(): void {
  useEffect(() => {
    let timer = 0
    let waiting: OpenForm | null = null
    const flush = () => {
      clearTimeout(timer)
      const { openForm } = useOpenForm.getState()
      // What is known of the stored draft may have changed since.
      const latest = openForm?.opening === waiting?.opening ? openForm : waiting
      if (waiting && latest) {
        followOtherTab(latest)
        if (readOtherText(latest) === undefined) store(waiting)
      }
      waiting = null
    }
    const stop = useOpenForm.subscribe(({ openForm }, before) => {
      const after = contentOf(openForm)
      if (contentOf(before.openForm).every((part, index) => part === after[index])) return
      waiting = openForm && before.openForm && isTouched(openForm) ? openForm : null
      clearTimeout(timer)
      timer = window.setTimeout(flush, SAVE_DELAY_MS)
    })
    const follow = () => {
      const { openForm } = useOpenForm.getState()
      if (openForm) followOtherTab(openForm)
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
