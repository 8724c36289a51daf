import type { ReactNode } from 'react'
import { StackedTable } from '#components/StackedTable.tsx'
import styles from './GuideTable.module.css'

interface Props {
  title: string
  head: string[]
  rows: ReactNode[][]
  /** Columns to emphasise. */
  strong?: number[]
}

/** A small table; the first cell of each row is its header. */
export function GuideTable({ title, head, rows, strong }: Props) {
  return (
    <StackedTable
      className={styles.table}
      caption={title}
      columns={head.map((name) => ({ name }))}
      rows={rows.map((cells, row) => ({
        id: row,
        cells: cells.map((cell, column) =>
          strong?.includes(column) ? <strong key={column}>{cell}</strong> : cell,
        ),
      }))}
    />
  )
}
