// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  ageOn,
  checkDigit,
  type DocumentKind,
  isPastDay,
  isSameHolder,
  normalNumber,
  readDocument,
} from '#domain/identityDocument.ts'

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
    ['', { error: 'required' }],
    ['   ', { error: 'required' }],
    ['11010119900307001', { error: 'length' }],
    ['110101900307001', { error: 'length' }],
    ['1101011990030700111', { error: 'length' }],
    ['11010119900307001A', { error: 'characters' }],
    ['1101011990030X0011', { error: 'characters' }],
    ['990101199003070011', { error: 'region' }],
    ['110101199002290012', { error: 'date' }],
    ['110101199013070011', { error: 'date' }],
    ['110101202409010011', { error: 'future' }],
    ['110101189912310011', { error: 'date' }],
    ['110101199003070012', { error: 'checkDigit' }],
    ['810000198506150039', { error: 'otherDocument' }],
  ],
  passport: [
    ['E12345678', { number: 'E12345678' }],
    ['x 123 4567', { number: 'X1234567' }],
    ['123456789', { number: '123456789' }],
    ['', { error: 'required' }],
    ['E123', { error: 'length' }],
    ['E12345678901234567', { error: 'length' }],
    ['ABCDEFGH', { error: 'characters' }],
    ['E1234_678', { error: 'characters' }],
    ['护照12345678', { error: 'characters' }],
  ],
  'hk-macao-permit': [
    ['H12345678', { number: 'H12345678' }],
    ['m1234567801', { number: 'M1234567801' }],
    ['H1234567', { error: 'length' }],
    ['H1234567890', { number: 'H1234567890' }],
    ['A12345678', { error: 'characters' }],
    ['123456789', { error: 'characters' }],
  ],
  'taiwan-permit': [
    ['12345678', { number: '12345678' }],
    ['1234567801', { number: '1234567801' }],
    ['1234567', { error: 'length' }],
    ['T2345678', { error: 'characters' }],
  ],
  'foreign-resident-card': [
    ['USA110076080101', { number: 'USA110076080101' }],
    ['usa 110076080101', { number: 'USA110076080101' }],
    ['911001198801010013', born('911001198801010013', '1988-01-01')],
    ['911001198801010014', { error: 'checkDigit' }],
    ['110101199003070011', { error: 'region' }],
    ['USA11007608010', { error: 'length' }],
    ['US1110076080101', { error: 'characters' }],
  ],
  'hmt-residence-permit': [
    ['810000198506150039', born('810000198506150039', '1985-06-15', 1)],
    ['83000019900229001X', { error: 'date' }],
    ['810000198506150030', { error: 'checkDigit' }],
    ['110101199003070011', { error: 'otherDocument' }],
    ['840000198506150039', { error: 'region' }],
  ],
}

describe.each(Object.entries(tables))('%s', (kind, rows) => {
  test.each(rows)('%j is parsed as %j', (typed, read) => {
    const reading = readDocument(kind as DocumentKind, typed, TODAY)
    expect(reading).toEqual(read)
  })
})

test('the check digit follows the standard, including X', () => {
  expect(checkDigit('11010519491231002')).toBe('X')
  expect(checkDigit('11010120070512002')).toBe('3')
})

test('spaces, hyphens, full-width and lower-case characters are accepted', () => {
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
])('%s is a past date: %s', (day, is) => {
  expect(isPastDay(day, TODAY)).toBe(is)
})

test.each([
  ['2006-09-22', 18],
  ['2006-09-23', 17],
  ['2004-12-31', 19],
  ['2004-02-29', 20],
  ['1964-09-22', 60],
])('a person born on %s is %i on race day', (birthDate, age) => {
  expect(ageOn(birthDate, '2024-09-22')).toBe(age)
})

test.each([
  ['resident-id', '110101199003070011', '1101 0119 9003 0700 11', true],
  ['passport', 'e12345678', ' E12345678', true],
  ['passport', 'E12345678', 'E12345679', false],
  ['hk-macao-permit', 'H1234567801', 'H12345678', true],
  ['hk-macao-permit', 'H1234567801', 'H1234567901', false],
  ['taiwan-permit', '1234567801', '1234567802', true],
  ['passport', '1234567801', '1234567802', false],
  ['passport', '', '', false],
] as const)('%s: %j and %j have the same holder: %s', (kind, one, other, is) => {
  expect(isSameHolder({ kind, number: one }, { kind, number: other })).toBe(is)
})

test('a future date and an invalid date are different errors', () => {
  expect(readDocument('resident-id', '110101203001010010', TODAY)).toEqual({ error: 'future' })
  expect(readDocument('resident-id', '110101199002300010', TODAY)).toEqual({ error: 'date' })
})

test('a person born on 29 February turns a year older on 1 March', () => {
  expect(ageOn('2004-02-29', '2023-02-28')).toBe(18)
  expect(ageOn('2004-02-29', '2023-03-01')).toBe(19)
})
