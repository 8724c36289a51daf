import type { SiteConfig } from '#site-config/siteConfig.ts'
import { offeredChannels } from './channels.ts'
import { draftText, isSecret, readDraft, type StoredDraft } from './draft.ts'
import { emptySignup, type SignupDraft, openSignup, useSignup } from './signupStore.ts'

/** Opens a form where it was left: from memory, from the draft, or empty. */
export function openForm(
  signup: Pick<SignupDraft, 'accountId' | 'kind' | 'form' | 'channel'>,
  config: SiteConfig,
): void {
  const { accountId, kind, form, channel } = signup
  const { draft } = useSignup.getState()
  const isSame = draft?.accountId === accountId && draft.kind === kind
  if (isSame && draft.form.version === form.version) {
    openSignup({ ...draft, form, channel: channel || draft.channel })
    return
  }
  const stored = readDraft({ accountId, formId: form.formId }, form)
  const empty = emptySignup(signup)
  openSignup(stored ? restoreDraft(empty, stored, config) : empty)
}

/** An empty form, filled in with the values of a stored draft. */
function restoreDraft(empty: SignupDraft, stored: StoredDraft, config: SiteConfig): SignupDraft {
  const { accountId, form } = empty
  const { savedAt, values, itemId } = stored
  return {
    ...empty,
    channel: empty.channel || (offeredChannels(config).find((one) => one === stored.channel) ?? ''),
    itemId: form.items.some((item) => item.itemId === itemId && !item.isFull) ? itemId : '',
    submitKey: stored.submitKey || empty.submitKey,
    values,
    savedAt,
    storedText: draftText({ accountId, formId: form.formId }),
    restored: stored,
  }
}

/**
 * Replaces the form by the draft that another tab has stored; what a draft never holds stays. Both
 * tabs then have one submit key, so that what they send is one entry.
 */
export function takeOtherTab(draft: SignupDraft, config: SiteConfig): void {
  const { accountId, form } = draft
  const stored = readDraft({ accountId, formId: form.formId }, form)
  if (!stored) return
  const secrets = form.fields.filter(isSecret).flatMap(({ key }) => {
    const value = draft.values[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  const { values, ...taken } = restoreDraft(emptySignup({ ...draft, channel: '' }), stored, config)
  openSignup({ ...taken, values: { ...Object.fromEntries(secrets), ...values } })
}
