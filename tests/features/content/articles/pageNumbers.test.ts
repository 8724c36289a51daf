// @vitest-environment node
import { expect, test } from 'vitest'
import { pageCount, pageFromQuery, pageNumbers } from '#features/content/articles/pageNumbers.ts'

test('ten articles per page, and always at least one page', () => {
  expect([0, 1, 10, 11, 10_000].map(pageCount)).toEqual([1, 1, 1, 2, 1000])
})

test('any requested page is limited to existing ones', () => {
  const asked = [null, '', '3', '0', '-1', '99', 'x', '1e2', '2.5', '9'.repeat(40)]
  expect(asked.map((value) => pageFromQuery(value, 5))).toEqual([1, 1, 3, 1, 1, 5, 1, 1, 1, 1])
})

test('first, last and neighbouring pages are listed, and a gap of one is filled', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 1000)).toEqual([1, 2, null, 1000])
  expect(pageNumbers(4, 1000)).toEqual([1, 2, 3, 4, 5, null, 1000])
  expect(pageNumbers(500, 1000)).toEqual([1, null, 499, 500, 501, null, 1000])
  expect(pageNumbers(1000, 1000)).toEqual([1, null, 999, 1000])
})
