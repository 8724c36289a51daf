import type { SiteConfig } from '#site-config/siteConfig.ts'
import { offeredChannels } from './channels.ts'
import { draftText, isSecret, readDraft, type Draft } from './draft.ts'
import { emptyForm, type OpenForm, replaceForm, useOpenForm } from './openForm.ts'

/** Opens a form where it was left: from memory, from the draft, or empty. */
export function resumeForm(
  signup: Pick<OpenForm, 'accountId' | 'kind' | 'form' | 'channel'>,
  config: SiteConfig,
): void {
  const { accountId, kind, form, channel } = signup
  const { openForm } = useOpenForm.getState()
  const isSame = openForm?.accountId === accountId && openForm.kind === kind
  if (isSame && openForm.form.version === form.version) {
    replaceForm({ ...openForm, form, channel: channel || openForm.channel })
    return
  }
  const stored = readDraft({ accountId, formId: form.formId }, form)
  const empty = emptyForm(signup)
  replaceForm(stored ? restoreDraft(empty, stored, config) : empty)
}

/** An empty form, filled in with the values of a stored draft. */
function restoreDraft(empty: OpenForm, stored: Draft, config: SiteConfig): OpenForm {
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
export function takeOtherTab(openForm: OpenForm, config: SiteConfig): void {
  const { accountId, form } = openForm
  const stored = readDraft({ accountId, formId: form.formId }, form)
  if (!stored) return
  const secrets = form.fields.filter(isSecret).flatMap(({ key }) => {
    const value = openForm.values[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  const { values, ...taken } = restoreDraft(emptyForm({ ...openForm, channel: '' }), stored, config)
  replaceForm({ ...taken, values: { ...Object.fromEntries(secrets), ...values } })
}
