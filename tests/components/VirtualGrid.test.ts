import { describe, expect, it } from 'vitest'
import { rowsInView } from '../../src/components/VirtualGrid.tsx'

describe('rowsInView', () => {
  it('holds the rows of the window with eight spare ones on both sides', () => {
    expect(rowsInView(0, 800, 200)).toEqual([-8, 12])
    expect(rowsInView(10_000, 800, 200)).toEqual([42, 62])
  })

  it('holds the first rows while the grid is still below the window', () => {
    expect(rowsInView(-900, 800, 200)).toEqual([-13, 7])
  })
})
