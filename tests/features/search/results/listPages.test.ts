// @vitest-environment node
import { expect, test } from 'vitest'
import { resultRow } from '#api/race/runnerResult.ts'
import {
  existingPage,
  hasNextPage,
  lastPage,
  typedPage,
} from '#features/search/results/listPages.ts'
import { parse } from '#lib/parse.ts'

const SIZE = 50
const listed = (total: number | undefined, count: number) => ({
  total,
  results: Array.from({ length: count }, (_, index) => parse(resultRow, { bib: `B${index}` })),
})

test.each([
  ['a page in the middle', 1, 120, 50, 3, true],
  ['the last page', 3, 120, 20, 3, false],
  ['a full page of a list of unknown length', 2, undefined, 50, undefined, true],
  ['no results', 1, 0, 0, 1, false],
])('%s: page %i of %s with %i rows', (_, page, total, count, last, hasNext) => {
  expect(lastPage(listed(total, count), SIZE)).toBe(last)
  expect(hasNextPage(listed(total, count), page, SIZE)).toBe(hasNext)
})

test.each([
  ['there is a shorter list', 3, 60, 0, 2],
  ['nothing is left', 3, 0, 0, 1],
  ['its length is not known', 3, undefined, 0, 3],
  ['the list should have more', 3, 120, 0, 3],
  ['it has results', 3, 60, 10, 3],
])('if %s, page %i of %s with %i rows gives way to %i', (_, page, total, count, existing) => {
  expect(existingPage(listed(total, count), page, SIZE)).toBe(existing)
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['x', undefined],
  ['3', 3],
  [' ３ ', 3],
  ['0', 1],
  ['999', 7],
])('the typed page %j of 7 is %s', (typed, page) => expect(typedPage(typed, 7)).toBe(page))
