/**
 * A table for a document. The first cell of each row is its header; a column header that starts
 * with `>` marks a column of numbers.
 */
export function table(caption: string, head: string[], rows: string[][]): string {
  const cell = (text: string, column: number, name: 'th' | 'td', scope = '') => {
    const number = head[column]?.startsWith('>') ? ' class="number"' : ''
    return `<${name}${scope}${number}>${text}</${name}>`
  }
  const headings = head.map((title, column) =>
    cell(title.replace(/^>/, ''), column, 'th', ' scope="col"'),
  )
  const lines = rows.map((cells) => {
    const own = cells.map((text, column) =>
      column === 0 ? cell(text, column, 'th', ' scope="row"') : cell(text, column, 'td'),
    )
    return `<tr>${own.join('')}</tr>`
  })
  return `<table><caption>${caption}</caption><thead><tr>${headings.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}
