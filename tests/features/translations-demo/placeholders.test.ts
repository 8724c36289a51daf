import { expect, test } from 'vitest'
import {
  cutAtPlaceholders,
  fillPlaceholders,
  placeholdersIn,
} from '../../../src/features/translations-demo/placeholders.ts'

test('names each placeholder once, in order', () => {
  expect(placeholdersIn('{w}×{h}, not {w}')).toEqual(['h', 'w'])
  expect(placeholdersIn('no {} here {')).toEqual([])
})

test('fills what has a value and leaves the rest standing', () => {
  const values = new Map([
    ['count', '3'],
    ['name', ''],
    ['cost', '$1'],
  ])
  expect(fillPlaceholders('{count} of {total} for {name}: {cost}', values)).toBe(
    '3 of {total} for {name}: $1',
  )
})

test('cuts a text so that every second part is a placeholder', () => {
  expect(cutAtPlaceholders('还有 {count} 天')).toEqual(['还有 ', '{count}', ' 天'])
  expect(cutAtPlaceholders('{name}')).toEqual(['', '{name}', ''])
})
