// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  epochMs,
  flag,
  listOf,
  number,
  parse,
  positive,
  requiredText,
  text,
  wholeNumber,
} from '#lib/parse.ts'

const schema = v.object({
  title: text,
  count: number,
  isOn: flag,
  items: listOf(v.object({ id: requiredText })),
})

test('known fields are parsed, unknown ones dropped, missing ones fall back', () => {
  expect(
    parse(schema, { title: ' 标题 ', count: '3', isOn: 1, items: [{ id: 'a' }, {}, 0], more: 1 }),
  ).toEqual({ title: '标题', count: 3, isOn: true, items: [{ id: 'a' }] })
})

test.each([
  '\u200b\u2060',
  '\u3164',
  '\u2800',
  '\u00ad\u202e ',
  'undefined',
  'null',
  'NaN',
  'Hello {{name}}',
  '[object Object]',
  true,
  {},
  null,
])('the title %j counts as missing', (title) => expect(parse(schema, { title }).title).toBe(''))

test.each([null, [], 0, 'x', undefined])('%j instead of a record gives the defaults', (value) => {
  expect(parse(schema, value)).toEqual({ title: '', isOn: false, items: [] })
})

test('half of a character is replaced, and whole ones stay', () => {
  const sent: unknown = JSON.parse('{"title": "a\\ud83db", "items": [{"id": "n\\udc00"}]}')
  const read = parse(schema, sent)
  expect(read.title).toBe('a\uFFFDb')
  expect(encodeURIComponent(read.items[0]?.id ?? '')).toBe('n%EF%BF%BD')
  expect(parse(schema, { title: '🏔𠮷野' }).title).toBe('🏔𠮷野')
})

test.each([
  [1_727_013_600_000, 1_727_013_600_000],
  ['1727013600000', 1_727_013_600_000],
  [0, undefined],
  ['0', undefined],
  [1_727_013_600, undefined],
  [1e17, undefined],
  ['2024-09-22', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the time %j is read as %j', (time, read) => expect(parse(epochMs, time)).toBe(read))

test.each([
  [5, 5, 5],
  ['5', 5, 5],
  [0.5, 0.5, undefined],
  [0, undefined, undefined],
  ['0', undefined, undefined],
  [-1, undefined, undefined],
  [1e21, 1e21, undefined],
  ['x', undefined, undefined],
  [undefined, undefined, undefined],
])('%j above 0 is %j, as a whole number %j', (value, above, whole) => {
  expect(parse(positive, value)).toBe(above)
  expect(parse(wholeNumber(1), value)).toBe(whole)
})
