import styles from './RaceGuideSheet.module.css'
interface Props {
  head: string[]
  rows: string[][]
  /** Columns to emphasise. */
  strong?: number[]
}

/** A small table; the first cell of each row is its header. */
export function GuideTable({ head, rows, strong }: Props) {
  return (
    <table className={styles.cardTable}>
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
