// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  emailError,
  lengthError,
  linkError,
  positiveIntegerError,
  quoteError,
  telephoneError,
  type TextError,
} from '#domain/fieldRules.ts'

type Row = [value: string, fault: TextError | null]
const bounds = { min: 60, max: 600 }

const tables: Record<string, [(value: string) => TextError | null, Row[]]> = {
  text: [
    quoteError,
    [
      ['周予安', null],
      ['Jane van der Berg', null],
      [" O'Neill ", null],
      ['两行\n文字', null],
      ['', null],
      ['林"远山', 'quote'],
      ['"', 'quote'],
    ],
  ],
  length: [
    (value) => lengthError(value, { minLength: 2, maxLength: 4 }),
    [
      ['燕岭', null],
      [' 燕岭 ', null],
      ['👟👟👟👟', null],
      ['燕', 'tooShort'],
      ['燕岭马拉松', 'tooLong'],
    ],
  ],
  'positive integer': [
    (value) => positiveIntegerError(value, bounds),
    [
      ['60', null],
      ['600', null],
      [' 215 ', null],
      ['59', 'tooSmall'],
      ['601', 'tooLarge'],
      ['0', 'positiveInteger'],
      ['060', 'positiveInteger'],
      ['-60', 'positiveInteger'],
      ['+60', 'positiveInteger'],
      ['60.0', 'positiveInteger'],
      ['1e2', 'positiveInteger'],
      ['６０', null],
      ['99999999999999999999', 'positiveInteger'],
      ['', 'positiveInteger'],
    ],
  ],
  link: [
    linkError,
    [
      ['https://race.test', null],
      [' http://race.test/a?b=c#d ', null],
      ['https://例子.中国/路', null],
      ['https://race.test:8080/', null],
      ['race.test', 'link'],
      ['//race.test', 'link'],
      ['https://', 'link'],
      ['https://race', 'link'],
      ['https:/race.test', 'link'],
      ['https://race .test', 'link'],
      ['https://user:pass@race.test', 'link'],
      ['javascript:alert(1)', 'link'],
      ['ftp://race.test', 'link'],
      ['https://race.test/"', 'link'],
      ['https://race..test', 'link'],
    ],
  ],
  email: [
    emailError,
    [
      ['a+b@race.test', null],
      [' name@example.com ', null],
      ['zhouyuan@yanling', 'email'],
      ['@race.test', 'email'],
      ['a@b@race.test', 'email'],
    ],
  ],
  'mainland phone': [
    (value) => telephoneError(value, false),
    [
      ['13800000922', null],
      ['138 0000 0922', null],
      ['+86 138-0000-0922', null],
      ['12800000922', 'phone'],
      ['+85291234567', 'phone'],
    ],
  ],
  'a carrier’s phone': [
    (value) => telephoneError(value, false, 'mainland-phone'),
    [
      ['13800000922', null],
      ['15400000000', 'phone'],
    ],
  ],
  'generic phone': [
    (value) => telephoneError(value, false, 'generic-phone'),
    [
      ['12000000000', null],
      ['22000000000', 'phone'],
    ],
  ],
  'any phone': [
    (value) => telephoneError(value, true),
    [
      ['13800000922', null],
      ['+852 9123 4567', null],
      ['00447700900123', null],
      ['91234567', 'phone'],
      ['+0123456789', 'phone'],
      ['+123', 'phone'],
    ],
  ],
}

describe.each(Object.entries(tables))('%s', (_, [rule, rows]) => {
  test.each(rows)('%j: %s', (value, fault) => {
    expect(rule(value)).toBe(fault)
  })
})
