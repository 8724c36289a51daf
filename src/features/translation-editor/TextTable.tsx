import { useId } from 'react'
import { useText } from '#i18n/useText.ts'
import type { TextEntry } from './textEntries.ts'
import { TextRow } from './TextRow.tsx'
import layout from '#styles/layout.module.css'
import styles from './TextTable.module.css'

const HEAD_HEIGHT = 116
/**
 * The height of a tall row, so that a table that has not been laid out yet does not overlap the
 * next one. The browser corrects it once the table has been on screen.
 */
const ROW_HEIGHT = 88

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
    <section className={styles.texts} style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      <h2 id={titleId} className={styles.group}>
        <span>{group}</span> <span className={styles.count}>{entries.length}</span>
      </h2>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('translations.key')}</th>
            <th scope="col">{t('translations.zh')}</th>
            <th scope="col">{t('translations.en')}</th>
            <th scope="col">
              <span className={layout.visuallyHidden}>{t('translations.edit')}</span>
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
