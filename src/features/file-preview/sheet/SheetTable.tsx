import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { PreviewContent } from '../PreviewContent.tsx'
import { PreviewMessage } from '../PreviewMessage.tsx'
import { PreviewNotes } from '../PreviewNotes.tsx'
import type { Sheet } from './readSheet.ts'
import { SheetRow } from './SheetRow.tsx'
import layout from '#styles/layout.module.css'
import styles from './SheetTable.module.css'

/** Number of rows rendered at first, and added near the end of the table. */
const STEP = 100
/** Padding of a cell, in half-width characters. */
const CELL_SPACE = 3
const ROW_HEAD = 6

/** A, B … Z, AA: the name of a column, counted from 0. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

/** A sheet as a table; rows are rendered as the visitor scrolls. */
export function SheetTable({ sheet }: { sheet: Sheet }) {
  const { t } = useText()
  const end = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(STEP)
  const { rows, widths, rowIndices, columnIndices, notes } = sheet
  const hasMore = shown < rows.length

  useEffect(() => {
    if (!end.current || !hasMore) return
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((count) => count + STEP),
      { root: end.current.closest('[role=region]'), rootMargin: '800px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [hasMore, shown])

  if (rows.length === 0) {
    return (
      <>
        <PreviewNotes notes={notes} />
        <PreviewMessage>
          <p>{t('filePreview.emptySheet')}</p>
        </PreviewMessage>
      </>
    )
  }
  const width = (characters: number): CSSProperties => ({ width: `${characters}ch` })
  const inAll = widths.reduce((sum, each) => sum + each + CELL_SPACE, ROW_HEAD)
  return (
    <>
      <PreviewNotes notes={notes} />
      <PreviewContent label={t('filePreview.table')}>
        <table className={styles.table} style={width(inAll)} aria-rowcount={rows.length + 1}>
          <colgroup>
            <col style={width(ROW_HEAD)} />
            {widths.map((each, column) => (
              <col key={column} style={width(each + CELL_SPACE)} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <span className={layout.visuallyHidden}>{t('filePreview.row')}</span>
              </th>
              {columnIndices.map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((cells, row) => (
              <SheetRow key={row} cells={cells} number={(rowIndices[row] ?? row) + 1} />
            ))}
          </tbody>
        </table>
        {hasMore && <div ref={end} className={styles.more} />}
      </PreviewContent>
    </>
  )
}
