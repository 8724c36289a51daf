import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import layout from '#styles/layout.module.css'
import styles from './StackedTable.module.css'

interface Row {
  id: string | number
  /** If there are fewer cells than columns, the last one spans the rest of the row. */
  cells: ReactNode[]
}

interface Column {
  /** The content of the heading, if it is more than the name. */
  head?: ReactNode
  name: string
}

interface Props {
  caption: string
  columns: Column[]
  rows: Row[]
  /** The column that names a row. */
  headerColumn?: number
  className: string | undefined
  /**
   * The list has the names of its columns once, above, unless it is very narrow. `className` lays out
   * head and rows alike.
   */
  hasHead?: boolean
}

/**
 * A table that becomes a list where it is narrow: each row is an entry, and each value has the name
 * of its column above it. The style sheet draws these names, because an element for each cell would
 * double the size of a long table. Roles are written out, because browsers drop those of a table
 * that is not laid out as one.
 */
export function StackedTable(props: Props) {
  const { caption, columns, rows, headerColumn = 0, className, hasHead = false } = props
  return (
    <div className={clsx(styles.box, hasHead && styles.headed)}>
      <table role="table" className={className}>
        <caption className={layout.visuallyHidden}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, name }, index) => (
              <th key={index} role="columnheader" scope="col">
                {head ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, cells }) => (
            <tr key={id} role="row">
              {cells.map((cell, index) => {
                if (index === headerColumn)
                  return (
                    <th key={index} role="rowheader" scope="row">
                      {cell}
                    </th>
                  )
                const isLast = index === cells.length - 1
                const span = isLast ? columns.length - index : 1
                const label = span === 1 && cell !== '' ? columns[index]?.name : undefined
                return (
                  <td key={index} role="cell" colSpan={span} data-label={label}>
                    {cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
