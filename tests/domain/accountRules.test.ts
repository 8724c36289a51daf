// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  codeError,
  confirmationError,
  type AccountFieldError,
  loginEmailError,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordError,
  phoneError,
  registrationEmailError,
} from '#domain/accountRules.ts'
import { genericPhoneError, mainlandPhoneError } from '#domain/fieldRules.ts'

type Row = [value: string, fault: AccountFieldError | null]
const EMPTY: Row[] = [
  ['', 'required'],
  ['  ', 'required'],
]

const tables: Record<string, [(value: string) => AccountFieldError | null, Row[]]> = {
  phone: [
    phoneError,
    [
      ['13800000001', null],
      ['19999999999', null],
      ['12800000001', 'wrong'],
      ['1380000000', 'wrong'],
      ['138000000011', 'wrong'],
      ['23800000001', 'wrong'],
      ['1380000000a', 'wrong'],
      ['１3800000001', 'wrong'],
      ['13800000001 ', 'wrong'],
    ],
  ],
  'generic phone': [
    genericPhoneError,
    [
      ['12000000000', null],
      ['11000000000', null],
      ['22000000000', 'wrong'],
      ['1200000000', 'wrong'],
    ],
  ],
  code: [
    codeError,
    [
      ['123456', null],
      ['x', null],
    ],
  ],
  password: [
    passwordError,
    [
      ['a1b2c3', null],
      ['A12345', null],
      [`a${'1'.repeat(PASSWORD_MAX - 1)}`, null],
      [`a${'1'.repeat(PASSWORD_MAX)}`, 'wrong'],
      [`a${'1'.repeat(PASSWORD_MIN - 2)}`, 'wrong'],
      ['abcdef', 'wrong'],
      ['123456', 'wrong'],
      ['abc 123', 'wrong'],
      ['abc123!', 'wrong'],
      ['密码abc123', 'wrong'],
    ],
  ],
  'login e-mail': [
    loginEmailError,
    [
      ['runner1@race.test', null],
      ['first.last+tag@mail.race.test', null],
      ['跑者@race.test', null],
      ['runner1', 'wrong'],
      ['runner1@race', 'wrong'],
      ['runner1@race.', 'wrong'],
      ['runner1@.test', 'wrong'],
      ['run ner@race.test', 'wrong'],
      ['a@b@race.test', 'wrong'],
      ['<a>@race.test', 'wrong'],
    ],
  ],
  'registration e-mail': [
    registrationEmailError,
    [
      ['runner_1@race.test', null],
      ['跑者A1@race.com.cn', null],
      ['first.last@race.test', 'characters'],
      ['a-b@race.test', 'characters'],
      ['a+b@race.test', 'characters'],
      ['runner@race', 'wrong'],
      ['@race.test', 'wrong'],
      ['runner@race..test', 'wrong'],
    ],
  ],
}

describe.each(Object.entries(tables))('%s', (_, [rule, rows]) => {
  test.each([...EMPTY, ...rows])('%j: %s', (value, fault) => {
    expect(rule(value)).toBe(fault)
  })
})

test('the mainland rule accepts the ranges of all carriers', () => {
  const carriers = '3:0123456789 4:01456789 5:012356789 6:2567 7:012345678 8:0123456789 9:012359'
  const known = new Set(
    carriers.split(' ').flatMap((range) => {
      const [second = '', thirds = ''] = range.split(':')
      return Array.from(thirds, (third) => `1${second}${third}`)
    }),
  )
  for (let start = 100; start < 200; start += 1) {
    const fault = mainlandPhoneError(`${start}00000000`)
    expect([start, fault]).toEqual([start, known.has(String(start)) ? null : 'wrong'])
  }
  expect(mainlandPhoneError('')).toBe('required')
})

test('a confirmation is required and must repeat the password', () => {
  expect(confirmationError('', 'a1b2c3')).toBe('required')
  expect(confirmationError('a1b2c4', 'a1b2c3')).toBe('mismatch')
  expect(confirmationError('a1b2c3', 'a1b2c3')).toBeNull()
})
