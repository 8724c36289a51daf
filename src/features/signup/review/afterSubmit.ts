import { uniqueId } from '../../../lib/uniqueId.ts'
import { deleteDraft, saveDraft } from '../draft.ts'
import type { SignupDraft } from '../signupStore.ts'

/** Deletes the draft of a submitted form. An application's draft is kept in case it is rejected. */
export function afterSubmit(draft: SignupDraft): void {
  const { accountId, kind, form, savedAt, itemId, channel, values } = draft
  const owner = { accountId, formId: form.formId }
  if (kind === 'post') deleteDraft(owner)
  // A new key, because it would be a new application.
  else saveDraft(owner, form, { savedAt, itemId, channel, values, submitKey: uniqueId() })
}
