import { DIRECT_CHANNELS } from '../../api/directEntry.ts'
import { readDraft } from './draft.ts'
import { emptyEntry, type Entry, entryOpened, useEntry } from './entryStore.ts'

/** Takes a form up where it was left: from memory, from the draft, or empty. */
export async function openEntry(
  of: Pick<Entry, 'accountId' | 'kind' | 'form' | 'channel'>,
): Promise<void> {
  const { accountId, form } = of
  const { entry } = useEntry.getState()
  const isSame = entry?.accountId === accountId && entry.kind === of.kind
  if (isSame && entry.form.version === form.version) {
    entryOpened({ ...entry, form, channel: of.channel || entry.channel })
    return
  }
  const draft = await readDraft({ accountId, formId: form.formId }, form)
  const empty = emptyEntry(of)
  if (!draft) {
    entryOpened(empty)
    return
  }
  const { savedAt, values, itemId } = draft
  entryOpened({
    ...empty,
    channel: of.channel || (DIRECT_CHANNELS.find((one) => one === draft.channel) ?? ''),
    itemId: form.items.some((item) => item.itemId === itemId && !item.isFull) ? itemId : '',
    submitKey: draft.submitKey || empty.submitKey,
    values,
    savedAt,
    restored: draft,
  })
}
