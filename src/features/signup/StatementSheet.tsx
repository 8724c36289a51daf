import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { Entry } from './entryStore.ts'
import type { EntryView } from './entryView.ts'
import { dayWords } from './fieldWords.ts'
import { Reading } from './Reading.tsx'
import { Statement } from './Statement.tsx'

interface Props {
  entry: Entry
  view: EntryView
}

/** The statement on a sheet of paper: who signs it, for which event, and the signatures. */
export function StatementSheet({ entry: { form }, view }: Props) {
  const { t, language } = useText()
  const { item, shown, values, today } = view
  if (!form.statement) return null
  const name = shown.find(({ key }) => key === 'name')
  const signatures = shown.filter(({ type }) => type === 'signature')
  return (
    <article className="statement-sheet">
      <p className="statement-sheet__who">
        {name && <Reading field={name} value={values[name.key]} />}{' '}
        {item && localized(item, 'name', language)}
      </p>
      <Statement
        statement={form.statement}
        hasGuardian={signatures.some(
          (field) => field.type === 'signature' && field.by === 'guardian',
        )}
      />
      <div className="statement-sheet__signatures">
        {signatures.map((field) => (
          <div key={field.key} className="statement-sheet__signature">
            <span>{localized(field, 'label', language)}</span>
            <Reading field={field} value={values[field.key]} isBare />
          </div>
        ))}
      </div>
      <p>{dayWords(today, t)}</p>
    </article>
  )
}
