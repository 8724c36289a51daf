/**
 * A table for a document. The first cell of each row is its header; a column header that starts
 * with `>` marks a column of numbers, whose cells get the class `number` to be right-aligned.
 */
export function table(caption: string, head: string[], rows: string[][]): string {
  const number = head.map((title) => (title.startsWith('>') ? ' class="number"' : ''))
  const headings = head.map(
    (title, column) => `<th scope="col"${number[column]}>${title.replace(/^>/, '')}</th>`,
  )
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? `<th scope="row">${cell}</th>` : `<td${number[column]}>${cell}</td>`,
      )
      .join(''),
  )
  return `<table><caption>${caption}</caption><thead><tr>${headings.join('')}</tr></thead><tbody>${lines
    .map((line) => `<tr>${line}</tr>`)
    .join('')}</tbody></table>`
}
