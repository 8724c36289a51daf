import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { MAX_COLUMNS, MAX_ROWS, type Sheet } from './readSheet.ts'
import { SheetRow } from './SheetRow.tsx'
import { Stage } from './Stage.tsx'

/** Rows rendered at first, and added whenever the end comes near. */
const STEP = 100
/** What a cell's own space adds to its text, in half-width characters. */
const CELL_SPACE = 3
const ROW_HEAD = 6

/** A, B … Z, AA: the name of a column, from 0. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

/** A sheet as a table of texts; rows are rendered as far as the visitor has scrolled. */
export function SheetTable({ sheet }: { sheet: Sheet }) {
  const { t } = useText()
  const end = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(STEP)
  const { rows, widths, firstRow, firstColumn, isCut } = sheet
  const hasMore = shown < rows.length

  useEffect(() => {
    if (!end.current || !hasMore) return
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((count) => count + STEP),
      { root: end.current.closest('.office__stage'), rootMargin: '800px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [hasMore, shown])

  if (rows.length === 0) return <p className="office__message">{t('officePreview.emptySheet')}</p>
  const width = (characters: number): CSSProperties => ({ width: `${characters}ch` })
  const inAll = widths.reduce((sum, each) => sum + each + CELL_SPACE, ROW_HEAD)
  return (
    <>
      {isCut && (
        <p className="office__cut">
          {t('officePreview.cut', { rows: MAX_ROWS, columns: MAX_COLUMNS })}
        </p>
      )}
      <Stage label={t('officePreview.table')}>
        <table className="office__table" style={width(inAll)} aria-rowcount={rows.length + 1}>
          <colgroup>
            <col style={width(ROW_HEAD)} />
            {widths.map((each, column) => (
              <col key={column} style={width(each + CELL_SPACE)} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('officePreview.row')}</span>
              </th>
              {widths.map((_, column) => (
                <th key={column} scope="col">
                  {columnName(firstColumn + column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((cells, row) => (
              <SheetRow key={row} cells={cells} number={firstRow + row + 1} />
            ))}
          </tbody>
        </table>
        {hasMore && <div ref={end} className="office__more" />}
      </Stage>
    </>
  )
}
