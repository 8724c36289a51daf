import { uniqueId } from '../../lib/uniqueId.ts'
import { dropDraft, keepDraft } from './draft.ts'
import type { Entry } from './entryStore.ts'

/** Forgets the draft of a form that was sent in; that of an application may be needed once more. */
export async function entrySent(entry: Entry): Promise<void> {
  const { accountId, kind, form, savedAt, itemId, channel, values } = entry
  const owner = { accountId, formId: form.formId }
  if (kind === 'post') dropDraft(owner)
  // Another key, because it would be another application.
  else await keepDraft(owner, form, { savedAt, itemId, channel, values, submitKey: uniqueId() })
}
