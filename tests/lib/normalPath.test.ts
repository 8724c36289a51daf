// @vitest-environment node
import { expect, test } from 'vitest'
import { normalPath } from '#lib/normalPath.ts'

test('both spellings of a path are equal', () => {
  expect(normalPath('/raceInformation/raceRules')).toBe(normalPath('/race-information/race-rules/'))
})
