// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { itemsToRender, rowsInView } from '#components/VirtualGrid.tsx'

describe('rowsInView', () => {
  test('contains the rows of the window and three spare ones on both sides', () => {
    expect(rowsInView(0, 800, 200)).toEqual([-3, 7])
    expect(rowsInView(10_000, 800, 200)).toEqual([47, 57])
  })

  test('contains the first rows while the grid is still below the window', () => {
    expect(rowsInView(-900, 800, 200)).toEqual([-8, 2])
  })
})

describe('itemsToRender', () => {
  test('contains the items of the rows, none beyond the ends', () => {
    expect(itemsToRender([-5, 1], [null], 4, 100)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(itemsToRender([1, 9], [null], 4, 6)).toEqual([4, 5])
  })

  test('contains an item scrolled out of view with its neighbours, in order', () => {
    expect(itemsToRender([10, 10], [2], 2, 100)).toEqual([0, 1, 2, 3, 4, 20, 21])
  })
})
