interface Props {
  head: string[]
  rows: string[][]
  /** Columns that a runner looks for first. */
  strong?: number[]
}

/** A small table; the first cell of a row heads it. */
export function CardTable({ head, rows, strong }: Props) {
  return (
    <table className="card-table">
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={column} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              <td key={column}>{strong?.includes(column + 1) ? <strong>{cell}</strong> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
