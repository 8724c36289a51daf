import { COMMENT_CLASSES, isHidingStyle } from './hiding.ts'
import { styleOf } from './styleDeclarations.ts'

/** Elements that no browser shows, and those that Word writes for comments. */
const NEVER_SHOWN = [
  '[hidden]',
  'dialog:not([open])',
  'datalist',
  ...COMMENT_CLASSES.map((name) => `.${name}`),
].join()
/** Maximum number of columns that a cell spans. */
const MAX_WIDTH = 99

const isHidden = (element: Element): boolean =>
  element.matches(NEVER_SHOWN) || isHidingStyle(styleOf(element))

/** The positions of the hidden columns of a table. */
function hiddenColumns(table: Element): Set<number> {
  const hidden = new Set<number>()
  let at = 0
  for (const column of table.querySelectorAll<HTMLTableColElement>(
    ':scope > colgroup:not(:has(> col)),:scope > colgroup > col',
  )) {
    const end = at + Math.min(column.span, MAX_WIDTH)
    const isGone = isHidden(column) || (column.parentElement && isHidden(column.parentElement))
    for (; at < end; at += 1) if (isGone) hidden.add(at)
  }
  return hidden
}

/** Removes the cells of the hidden columns of a table, as spreadsheet programs mean them. */
function removeColumns(table: HTMLTableElement) {
  const hidden = hiddenColumns(table)
  if (hidden.size === 0) return
  /**
   * For each column, the number of rows that a cell from above still covers, including the current
   * one.
   */
  const coveredRows: number[] = []
  for (const row of table.querySelectorAll<HTMLTableRowElement>(
    ':scope > tr,:scope > :is(thead,tbody,tfoot) > tr',
  )) {
    let at = 0
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(':scope > :is(td,th)')) {
      while ((coveredRows[at] ?? 0) > 0) at += 1
      const end = at + Math.min(cell.colSpan, MAX_WIDTH)
      let visible = 0
      for (; at < end; at += 1) {
        coveredRows[at] = cell.rowSpan
        if (!hidden.has(at)) visible += 1
      }
      if (visible === 0) cell.remove()
      else cell.colSpan = visible
    }
    for (const [column, rows] of coveredRows.entries())
      coveredRows[column] = Math.max((rows ?? 0) - 1, 0)
  }
}

/** Removes hidden elements with their content, and returns how many there were. */
export function removeHidden(root: Element): number {
  let removed = 0
  root.querySelectorAll<HTMLTableElement>('table:has(> colgroup)').forEach(removeColumns)
  for (const element of root.querySelectorAll(`${NEVER_SHOWN},[style],[data-style]`)) {
    // The parent may be gone already.
    if (!root.contains(element) || !isHidden(element)) continue
    element.remove()
    removed += 1
  }
  return removed
}
