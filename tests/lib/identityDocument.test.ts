import { describe, expect, test } from 'vitest'
import {
  ageOn,
  checkDigit,
  type DocumentKind,
  isPastDay,
  normalNumber,
  readDocument,
} from '../../src/lib/identityDocument.ts'

const TODAY = '2024-08-15'

type Row = [typed: string, read: object]
const born = (number: string, birthDate: string, sex?: number) => ({ number, birthDate, sex })

const tables: Record<DocumentKind, Row[]> = {
  'resident-id': [
    ['110101199003070011', born('110101199003070011', '1990-03-07', 1)],
    ['110101200705120023', born('110101200705120023', '2007-05-12', 2)],
    [' 110101 19900307 0011 ', born('110101199003070011', '1990-03-07', 1)],
    ['１１０１０１１９９００３０７００１１', born('110101199003070011', '1990-03-07', 1)],
    ['440101200812310021', born('440101200812310021', '2008-12-31', 2)],
    ['11010519491231002x', born('11010519491231002X', '1949-12-31', 2)],
    ['', { fault: 'required' }],
    ['   ', { fault: 'required' }],
    ['11010119900307001', { fault: 'length' }],
    ['110101900307001', { fault: 'length' }],
    ['1101011990030700111', { fault: 'length' }],
    ['11010119900307001A', { fault: 'characters' }],
    ['1101011990030X0011', { fault: 'characters' }],
    ['990101199003070011', { fault: 'region' }],
    ['110101199002290012', { fault: 'date' }],
    ['110101199013070011', { fault: 'date' }],
    ['110101202409010011', { fault: 'date' }],
    ['110101189912310011', { fault: 'date' }],
    ['110101199003070012', { fault: 'checkDigit' }],
    ['810000198506150039', { fault: 'otherDocument' }],
  ],
  passport: [
    ['E12345678', { number: 'E12345678' }],
    ['x 123 4567', { number: 'X1234567' }],
    ['123456789', { number: '123456789' }],
    ['', { fault: 'required' }],
    ['E123', { fault: 'length' }],
    ['E12345678901234567', { fault: 'length' }],
    ['ABCDEFGH', { fault: 'characters' }],
    ['E1234_678', { fault: 'characters' }],
    ['护照12345678', { fault: 'characters' }],
  ],
  'hk-macao-permit': [
    ['H12345678', { number: 'H12345678' }],
    ['m1234567801', { number: 'M1234567801' }],
    ['H1234567', { fault: 'length' }],
    ['H1234567890', { number: 'H1234567890' }],
    ['A12345678', { fault: 'characters' }],
    ['123456789', { fault: 'characters' }],
  ],
  'taiwan-permit': [
    ['12345678', { number: '12345678' }],
    ['1234567801', { number: '1234567801' }],
    ['1234567', { fault: 'length' }],
    ['T2345678', { fault: 'characters' }],
  ],
  'foreign-resident-card': [
    ['USA110076080101', { number: 'USA110076080101' }],
    ['usa 110076080101', { number: 'USA110076080101' }],
    ['911001198801010013', born('911001198801010013', '1988-01-01')],
    ['911001198801010014', { fault: 'checkDigit' }],
    ['110101199003070011', { fault: 'region' }],
    ['USA11007608010', { fault: 'length' }],
    ['US1110076080101', { fault: 'characters' }],
  ],
  'hmt-residence-permit': [
    ['810000198506150039', born('810000198506150039', '1985-06-15', 1)],
    ['83000019900229001X', { fault: 'date' }],
    ['810000198506150030', { fault: 'checkDigit' }],
    ['110101199003070011', { fault: 'otherDocument' }],
    ['840000198506150039', { fault: 'region' }],
  ],
}

describe.each(Object.entries(tables))('%s', (kind, rows) => {
  test.each(rows)('%j reads %j', (typed, read) => {
    const reading = readDocument(kind as DocumentKind, typed, TODAY)
    expect(reading).toEqual(read)
  })
})

test('the check digit is that of the standard, X among them', () => {
  expect(checkDigit('11010519491231002')).toBe('X')
  expect(checkDigit('11010120070512002')).toBe('3')
})

test('spaces, hyphens, wide characters and small letters are forgiven', () => {
  expect(normalNumber(' 1101-01 １９９０x ')).toBe('1101011990X')
})

test.each([
  ['2004-02-29', true],
  ['2024-08-15', true],
  ['2024-08-16', false],
  ['2023-02-29', false],
  ['2023-2-9', false],
  ['1899-12-31', false],
  ['', false],
])('%s is a day of the past: %s', (day, is) => {
  expect(isPastDay(day, TODAY)).toBe(is)
})

test.each([
  ['2006-09-22', 18],
  ['2006-09-23', 17],
  ['2004-12-31', 19],
  ['2004-02-29', 20],
  ['1964-09-22', 60],
])('who was born on %s is %i on race day', (birthDate, age) => {
  expect(ageOn(birthDate, '2024-09-22')).toBe(age)
})

test('who was born on 29 February turns a year older on 1 March', () => {
  expect(ageOn('2004-02-29', '2023-02-28')).toBe(18)
  expect(ageOn('2004-02-29', '2023-03-01')).toBe(19)
})
