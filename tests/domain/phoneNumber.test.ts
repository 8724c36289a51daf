// @vitest-environment node
import { expect, test } from 'vitest'
import { normalPhone } from '../../src/domain/phoneNumber.ts'

test.each([
  ['13800000922', '13800000922'],
  ['+86 138-0000 0922', '13800000922'],
  ['+8613800000922', '13800000922'],
  ['0086 138 0000 0922', '13800000922'],
  ['86 13800000922', '13800000922'],
  ['１３８０００００００１', '13800000001'],
  ['＋８６ １３８０００００００１', '13800000001'],
  ['138\u20110000\u20110922', '13800000922'],
  // As copied from a contacts app.
  ['\u202a+86\u00a0138\u00a00000\u00a00922\u202c', '13800000922'],
  ['(00852) 9123 4567', '+85291234567'],
  ['8613', '8613'],
])('the phone number %j becomes %s', (typed, number) => {
  expect(normalPhone(typed)).toBe(number)
})
