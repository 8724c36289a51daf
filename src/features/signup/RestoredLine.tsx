import { useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'
import { Confirm } from './Confirm.tsx'
import { dropDraft, isSecret } from './draft.ts'
import { emptyEntry, type Entry, entryOpened } from './entryStore.ts'
import type { EntryView } from './entryView.ts'
import { isBlank } from './fieldValue.ts'

interface Props {
  entry: Entry
  view: EntryView
}

/** Says that a draft was taken up: from when, what must be filled in again, what no longer fits. */
export function RestoredLine({ entry, view }: Props) {
  const { t, language } = useText()
  const [isAsking, setAsking] = useState(false)
  const { accountId, form, restored } = entry
  if (!restored) return null
  const join = (fields: typeof form.fields) =>
    fields.map((field) => localized(field, 'label', language)).join(t('entry.list'))
  const again = view.shown.filter(
    (field) => field.required && isSecret(field) && isBlank(view.values[field.key]),
  )
  const lost = form.fields.filter(({ key }) => restored.lost.includes(key))
  const gone = restored.lost.length - lost.length

  function discard() {
    dropDraft({ accountId, formId: form.formId })
    entryOpened(emptyEntry(entry))
  }

  return (
    <div className="entry-told" role="status">
      <Icon name="clock" />
      <div>
        <p>
          {t('entry.restored', { time: formatRaceTime(restored.savedAt, t('lookups.form.time')) })}
        </p>
        {again.length > 0 && <p>{t('entry.restored.again', { fields: join(again) })}</p>}
        {restored.isOlderForm && <p>{t('entry.restored.older')}</p>}
        {lost.length > 0 && <p>{t('entry.restored.lost', { fields: join(lost) })}</p>}
        {gone > 0 && <p>{t('entry.restored.gone', { count: gone })}</p>}
      </div>
      <button type="button" className="signup-link" onClick={() => setAsking(true)}>
        {t('entry.discard')}
      </button>
      {isAsking && (
        <Confirm
          title={t('entry.discard')}
          text={t('entry.discard.text')}
          yes={t('entry.discard.yes')}
          onYes={discard}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}
