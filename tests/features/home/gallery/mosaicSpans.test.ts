// @vitest-environment node
import { expect, test } from 'vitest'
import { MOSAIC_SIZE, mosaicSpans, type Span } from '#features/home/gallery/mosaicSpans.ts'

const COLUMNS = 4
const CELLS: Record<Span, [columns: number, rows: number]> = {
  row: [4, 2],
  big: [2, 2],
  wide: [2, 1],
  small: [1, 1],
}

/** Places the spans as CSS grid does (row by row, sparse) and returns the number of empty cells. */
function emptyCells(spans: Span[]): number {
  const taken = new Set<string>()
  let cursor = 0
  let rowsUsed = 0
  for (const span of spans) {
    const [columns, rows] = CELLS[span]
    for (; ; cursor++) {
      const [row, column] = [Math.floor(cursor / COLUMNS), cursor % COLUMNS]
      const cells = Array.from({ length: columns * rows }, (_, cell) => [
        row + Math.floor(cell / columns),
        column + (cell % columns),
      ])
      if (cells.some(([y, x = 0]) => x >= COLUMNS || taken.has(`${y},${x}`))) continue
      for (const [y, x] of cells) taken.add(`${y},${x}`)
      rowsUsed = Math.max(rowsUsed, row + rows)
      break
    }
  }
  return rowsUsed * COLUMNS - taken.size
}

test.each(Array.from({ length: MOSAIC_SIZE }, (_, index) => index + 1))(
  '%i pictures leave no gap',
  (count) => {
    expect(mosaicSpans(count)).toHaveLength(count)
    expect(emptyCells(mosaicSpans(count))).toBe(0)
  },
)

test('of eight, the first is 2 × 2 and the seventh 2 × 1', () => {
  const spans = mosaicSpans(8)
  expect(spans[0]).toBe('big')
  expect(spans[6]).toBe('wide')
  expect(spans.filter((span) => span === 'small')).toHaveLength(6)
})
