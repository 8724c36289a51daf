// @vitest-environment node
import { expect, test } from 'vitest'
import { cleanFact, factFault, type FactName } from '../../../src/features/home/searchFacts.ts'

test.each<[FactName, string, string]>([
  ['name', '  王 小明 ', '王 小明'],
  ['bib', ' A1024 ', 'A1024'],
  ['documentNumber', '11010519900307123X', '07123X'],
  ['documentNumber', '07 12 3x', '07123x'],
])('%s typed as "%s" goes along as "%s"', (name, typed, clean) => {
  expect(cleanFact(name, typed)).toBe(clean)
})

test.each<[FactName, string, string | null]>([
  ['name', '   ', 'home.search.name.required'],
  ['name', '王小明', null],
  ['bib', '', 'home.search.bib.required'],
  ['documentNumber', '', 'home.search.documentNumber.required'],
  ['documentNumber', '7123X', 'home.search.documentNumber.short'],
  ['documentNumber', '07123X', null],
])('%s typed as "%s" is told %s', (name, typed, fault) => {
  expect(factFault(name, typed)).toBe(fault)
})
