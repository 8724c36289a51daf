import { useEffect } from 'react'
import { now } from '../../lib/serverClock.ts'
import { isSecret, keepDraft } from './draft.ts'
import { type Entry, entryChanged, useEntry } from './entryStore.ts'
import { isBlank } from './fieldValue.ts'

/** How long the keys must rest. */
const REST_MS = 400

const contentOf = (entry: Entry | null) => [entry?.values, entry?.itemId, entry?.channel]
const isTouched = ({ values, itemId, channel }: Entry) =>
  itemId !== '' || channel !== '' || !Object.values(values).every(isBlank)

/** Whether something is filled in that a draft never keeps. */
const hasSecrets = ({ form, values }: Entry) =>
  form.fields.some((field) => isSecret(field) && !isBlank(values[field.key]))

let isKept = true

async function save(entry: Entry) {
  const { accountId, form, itemId, channel, submitKey, values } = entry
  const savedAt = now()
  const filled = { savedAt, itemId, channel, submitKey, values }
  isKept = await keepDraft({ accountId, formId: form.formId }, form, filled)
  if (isKept) entryChanged({ savedAt })
}

/** Saves what is typed as a draft, and asks before a page with unsaved secrets is left. */
export function useDraftSaved(): void {
  useEffect(() => {
    let timer = 0
    let waiting: Entry | null = null
    const flush = () => {
      clearTimeout(timer)
      if (waiting) void save(waiting)
      waiting = null
    }
    const stop = useEntry.subscribe(({ entry }, before) => {
      const after = contentOf(entry)
      if (contentOf(before.entry).every((part, place) => part === after[place])) return
      waiting = entry && before.entry && isTouched(entry) ? entry : null
      clearTimeout(timer)
      timer = window.setTimeout(flush, REST_MS)
    })
    const ask = (event: BeforeUnloadEvent) => {
      flush()
      const { entry } = useEntry.getState()
      if (entry && (hasSecrets(entry) || (!isKept && isTouched(entry)))) event.preventDefault()
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
