// @vitest-environment node
import { expect, test } from 'vitest'
import {
  cleanQuery,
  queryError,
  type QueryField,
} from '../../../../src/features/home/entry-cards/searchQuery.ts'

test.each<[QueryField, string, string]>([
  ['name', '  王 小明 ', '王 小明'],
  ['bib', ' A1024 ', 'A1024'],
  ['documentNumber', '11010519900307123X', '07123X'],
  ['documentNumber', '07 12 3x', '07123x'],
])('%s typed as "%s" is passed on as "%s"', (name, typed, clean) => {
  expect(cleanQuery(name, typed)).toBe(clean)
})

test.each<[QueryField, string, string | null]>([
  ['name', '   ', 'home.search.name.required'],
  ['name', '王小明', null],
  ['bib', '', 'home.search.bib.required'],
  ['documentNumber', '', 'home.search.documentNumber.required'],
  ['documentNumber', '7123X', 'home.search.documentNumber.short'],
  ['documentNumber', '07123X', null],
])('%s typed as "%s" gives the error %s', (name, typed, fault) => {
  expect(queryError(name, typed)).toBe(fault)
})
