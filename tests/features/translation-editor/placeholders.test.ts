// @vitest-environment node
import { expect, test } from 'vitest'
import {
  cutAtPlaceholders,
  fillPlaceholders,
  placeholdersIn,
} from '#features/translation-editor/placeholders.ts'

test('lists each placeholder once, in order', () => {
  expect(placeholdersIn('{w}×{h}, not {w}')).toEqual(['h', 'w'])
  expect(placeholdersIn('no {} here {')).toEqual([])
})

test('fills in known values and leaves the other placeholders', () => {
  const values = new Map([
    ['count', '3'],
    ['name', ''],
    ['cost', '$1'],
  ])
  expect(fillPlaceholders('{count} of {total} for {name}: {cost}', values)).toBe(
    '3 of {total} for {name}: $1',
  )
})

test('splits a text so that every second part is a placeholder', () => {
  expect(cutAtPlaceholders('还有 {count} 天')).toEqual(['还有 ', '{count}', ' 天'])
  expect(cutAtPlaceholders('{name}')).toEqual(['', '{name}', ''])
})
