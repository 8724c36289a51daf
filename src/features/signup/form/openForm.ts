import type { SiteConfig } from '../../../api/website/siteConfig.ts'
import { readDraft } from '../draft.ts'
import { offeredChannels } from '../items/channels.ts'
import { emptySignup, type SignupDraft, openSignup, useSignup } from '../signupStore.ts'

/** Opens a form where it was left: from memory, from the draft, or empty. */
export function openForm(
  of: Pick<SignupDraft, 'accountId' | 'kind' | 'form' | 'channel'>,
  config: SiteConfig,
): void {
  const { accountId, form } = of
  const { draft } = useSignup.getState()
  const isSame = draft?.accountId === accountId && draft.kind === of.kind
  if (isSame && draft.form.version === form.version) {
    openSignup({ ...draft, form, channel: of.channel || draft.channel })
    return
  }
  const stored = readDraft({ accountId, formId: form.formId }, form)
  const empty = emptySignup(of)
  if (!stored) {
    openSignup(empty)
    return
  }
  const { savedAt, values, itemId } = stored
  openSignup({
    ...empty,
    channel: of.channel || (offeredChannels(config).find((one) => one === stored.channel) ?? ''),
    itemId: form.items.some((item) => item.itemId === itemId && !item.isFull) ? itemId : '',
    submitKey: stored.submitKey || empty.submitKey,
    values,
    savedAt,
    restored: stored,
  })
}
