// @vitest-environment node
import { expect, test } from 'vitest'
import { cleanCredential, credentialError, type CredentialField } from '#domain/credentials.ts'

test.each<[CredentialField, string, string]>([
  ['name', '  王 小明 ', '王 小明'],
  ['bib', ' A1024 ', 'A1024'],
  ['documentNumber', '1101 0519 9003 07123x', '11010519900307123x'],
  ['documentNumber', '１８００14', '180014'],
  ['name', '林知远\u200b', '林知远'],
  ['bib', 'Ｂ１２２６', 'B1226'],
])('%s typed as "%s" is sent as "%s"', (field, typed, clean) => {
  expect(cleanCredential(field, typed)).toBe(clean)
})

test.each<[CredentialField, string, string | null]>([
  ['name', '   ', 'name.required'],
  ['name', '王小明', null],
  ['bib', '', 'bib.required'],
  ['documentNumber', '', 'documentNumber.required'],
  ['documentNumber', '---', 'documentNumber.required'],
  ['documentNumber', '7123X', 'documentNumber.short'],
  ['documentNumber', '07123X', null],
])('%s typed as "%s" gives the error %s', (field, typed, error) => {
  expect(credentialError(field, typed)).toBe(error)
})
