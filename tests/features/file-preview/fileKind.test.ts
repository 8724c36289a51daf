// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { checkKind, kindOf } from '#features/file-preview/fileKind.ts'
import { previewFailure } from '#features/file-preview/previewError.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const COMPOUND = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'
const LOCKED = COMPOUND + Array.from('EncryptedPackage', (letter) => `${letter}\0`).join('')

test.each([
  ['/files/a.docx', 'docx'],
  ['https://files.race.test/A.XLSX?t=1#page=2', 'xlsx'],
  ['表格.xls', 'xls'],
  ['a.docx.pdf', 'pdf'],
  ['a.doc', null],
  ['a.docm', null],
  ['/docx', null],
  ['', null],
])('%s is of the kind %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind)
})

describe('first bytes', () => {
  test.each([
    ['PK\u0003\u0004', 'docx', null],
    ['PK\u0003\u0004', 'xlsx', null],
    [COMPOUND, 'xls', null],
    ['%PDF-1.7', 'pdf', null],
    ['junk before %PDF-1.4', 'pdf', null],
    ['', 'pdf', 'broken'],
    ['PK\u0003\u0004', 'pdf', 'mismatch'],
    ['%PDF-1.7', 'docx', 'mismatch'],
    [COMPOUND, 'docx', 'mismatch'],
    [LOCKED, 'docx', 'encrypted'],
    [LOCKED, 'xlsx', 'encrypted'],
    ['MZ\u0090', 'xls', 'mismatch'],
    ['<!DOCTYPE html><title>', 'pdf', 'missing'],
    ['\u00ef\u00bb\u00bf \n<html>', 'xlsx', 'missing'],
    ['<table>', 'xls', 'mismatch'],
    ['<html xmlns:x="urn:schemas-microsoft-com:office:excel">', 'xls', 'mismatch'],
    ['<html><body><table border=1>', 'xls', 'mismatch'],
  ] as const)('%j as %s: %s', (start, kind, fault) => {
    let found = null
    try {
      checkKind(bytes(start), kind)
    } catch (error) {
      found = previewFailure(error)
    }
    expect(found).toBe(fault)
  })
})
