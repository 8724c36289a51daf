import { memo } from 'react'
import type { Cell } from './readSheet.ts'

/** A row of a sheet, headed by its number. */
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
              className={cell.isNumber ? 'office__number' : undefined}
            >
              {cell.text}
            </td>
          ),
      )}
    </tr>
  )
})
