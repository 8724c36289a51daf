// @vitest-environment node
import { expect, test } from 'vitest'
import { accountPhoneError, phoneOf, phoneParts } from '#domain/phoneCountry.ts'

test.each([
  ['13800000001', ['86'], { code: '86', national: '13800000001' }],
  ['+85291234567', ['86', '852'], { code: '852', national: '91234567' }],
  ['+85291234567', ['86'], { code: undefined, national: '+85291234567' }],
  ['+14155550123', ['86', '1'], { code: '1', national: '4155550123' }],
  ['', ['44'], { code: '44', national: '' }],
])('%s with calling codes %j', (value, codes, parts) => {
  expect(phoneParts(value, codes)).toEqual(parts)
})

test('mainland numbers have no calling code, others do, complete ones are unchanged', () => {
  expect(phoneOf('86', '13800000001')).toBe('13800000001')
  expect(phoneOf('852', '91234567')).toBe('+85291234567')
  expect(phoneOf('86', '+447700900123')).toBe('+447700900123')
})

test.each([
  ['13800000001', ['86'], null],
  ['12800000001', ['86'], 'wrong'],
  ['+85291234567', ['86'], 'wrong'],
  ['+85291234567', ['86', '852'], null],
  ['+852', ['86', '852'], 'required'],
  ['+852 9', ['86', '852'], 'wrong'],
  ['', ['86', '852'], 'required'],
])('the number %s with calling codes %j: %s', (value, codes, fault) => {
  expect(accountPhoneError(value, codes)).toBe(fault)
})
