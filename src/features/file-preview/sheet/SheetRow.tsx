import { clsx } from 'clsx'
import { memo } from 'react'
import type { Cell } from './readSheet.ts'
import styles from './SheetRow.module.css'

/** A row of a sheet, with its number. */
export const SheetRow = memo(function SheetRow(props: { cells: (Cell | null)[]; number: number }) {
  return (
    <tr>
      <th scope="row">{props.number}</th>
      {props.cells.map(
        (cell, column) =>
          cell && (
            <td
              key={column}
              colSpan={cell.columns}
              rowSpan={cell.rows}
              className={clsx(cell.isNumber && styles.number)}
            >
              {cell.pieces?.map(({ text, isStruck }, at) =>
                isStruck ? <s key={at}>{text}</s> : <span key={at}>{text}</span>,
              ) ?? cell.text}
            </td>
          ),
      )}
    </tr>
  )
})
