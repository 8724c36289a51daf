// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { placeAfter, placeByKey, placeFromQuery } from '#components/lightbox/positionInList.ts'

describe('placeFromQuery', () => {
  it.each([
    ['0', 0],
    ['21', 21],
  ])('reads %s', (at, place) => {
    expect(placeFromQuery(at, 22)).toBe(place)
  })

  it.each([null, '', '22', '-1', '1.5', '1e1', ' 3', 'three', '9'.repeat(400)])(
    'ignores %s',
    (at) => {
      expect(placeFromQuery(at, 22)).toBeNull()
    },
  )

  it('returns null for an empty list', () => {
    expect(placeFromQuery('0', 0)).toBeNull()
  })
})

describe('placeAfter', () => {
  it('moves on and wraps around at both ends', () => {
    expect(placeAfter(3, 1, 22)).toBe(4)
    expect(placeAfter(21, 1, 22)).toBe(0)
    expect(placeAfter(0, -1, 22)).toBe(21)
    expect(placeAfter(0, 1, 1)).toBe(0)
  })
})

describe('placeByKey', () => {
  it.each([
    ['ArrowRight', 3],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['End', 21],
    ['Enter', null],
  ])('%s leads to %s', (key, place) => {
    expect(placeByKey(key, 2, 22)).toBe(place)
  })
})
