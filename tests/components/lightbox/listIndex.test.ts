// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { indexAfter, indexByKey, indexFromQuery } from '#components/lightbox/listIndex.ts'

describe('indexFromQuery', () => {
  test.each([
    ['0', 0],
    ['21', 21],
  ])('reads %s', (at, place) => {
    expect(indexFromQuery(at, 22)).toBe(place)
  })

  test.each([null, '', '22', '-1', '1.5', '1e1', ' 3', 'three', '9'.repeat(400)])(
    'ignores %s',
    (at) => {
      expect(indexFromQuery(at, 22)).toBeNull()
    },
  )

  test('returns null for an empty list', () => {
    expect(indexFromQuery('0', 0)).toBeNull()
  })
})

describe('indexAfter', () => {
  test('moves on and wraps around at both ends', () => {
    expect(indexAfter(3, 1, 22)).toBe(4)
    expect(indexAfter(21, 1, 22)).toBe(0)
    expect(indexAfter(0, -1, 22)).toBe(21)
    expect(indexAfter(0, 1, 1)).toBe(0)
  })
})

describe('indexByKey', () => {
  test.each([
    ['ArrowRight', 3],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['End', 21],
    ['Enter', null],
  ])('%s leads to %s', (key, place) => {
    expect(indexByKey(key, 2, 22)).toBe(place)
  })
})
