import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { TextEntry } from './textEntries.ts'
import { TextRow } from './TextRow.tsx'

const HEAD_HEIGHT = 116
/** A usual row's; the browser corrects it once the table has been on the screen. */
const ROW_HEIGHT = 74

interface Props {
  group: string
  entries: TextEntry[]
  openKey: string
  onToggle: (key: string) => void
}

/** The texts of one group. */
export function TextTable({ group, entries, openKey, onToggle }: Props) {
  const { t } = useText()
  const titleId = useId()
  const height = HEAD_HEIGHT + entries.length * ROW_HEIGHT
  return (
    <section className="texts" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      <h2 id={titleId} className="texts__group">
        {group} <span className="texts__count">{entries.length}</span>
      </h2>
      <table className="texts__table" aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('demos.key')}</th>
            <th scope="col">{t('demos.zh')}</th>
            <th scope="col">{t('demos.en')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('demos.edit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <TextRow
              key={entry.key}
              entry={entry}
              isOpen={entry.key === openKey}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
