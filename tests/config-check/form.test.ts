// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkForm } from '../../tools/check-config/checkForm.ts'

const source = readFileSync('docs/examples/form.json', 'utf8')
const ITEMS = ['100k', '50k', '20k']

/** The problems of the example with a text replaced, each with its path's end. */
const problemsWith = (from: string, to: string) => {
  expect(source).toContain(from)
  return checkForm(source.replace(from, to), ITEMS)
}

test('the example has no mistake', () => {
  expect(checkForm(source, ITEMS)).toEqual([])
})

test.each([
  ['"type": "email"', '"type": "e-mail"', 'notListed', 'type', 'breaks'],
  ['"section": "guardian"', '"section": "guardians"', 'notListed', 'section', 'breaks'],
  ['"policyId": "document"', '"policyId": "documents"', 'notListed', 'policyId', 'breaks'],
  ['"from": "document"', '"from": "passport"', 'notListed', 'from', 'breaks'],
  ['"otherThan": "name"', '"otherThan": "fullName"', 'notListed', 'otherThan', 'breaks'],
  ['"field": "@guardian"', '"field": "@guardians"', 'notListed', 'field', 'breaks'],
  ['"key": "guardianName"', '"key": "name"', 'doubledId', 'key', 'breaks'],
  ['"minAge": 18', '"minAge": "grown up"', 'notNumber', 'minAge', 'misleads'],
  ['"minAge": 18', '"minimumAge": 18', 'unknownField', 'minimumAge', 'misleads'],
])('%s as %s is %s', (from, to, problem, field, grade) => {
  const [found, ...others] = problemsWith(from, to)
  expect(found).toMatchObject({ problem, grade })
  expect(found?.path.at(-1)).toBe(field)
  const line = source.slice(0, source.indexOf(from)).split('\n').length
  expect(found?.line).toBe(line)
  expect(others).toEqual([])
})

test('an event that the race does not have is named', () => {
  const found = checkForm(source, ['other'])
  expect(found.every(({ path }) => path.includes('in'))).toBe(true)
  expect(found[0]).toMatchObject({ problem: 'notListed', values: { options: 'other' } })
})

test('a form that is no JSON is told with its line', () => {
  const [found] = checkForm('{\n  "fields": [,]\n}', ITEMS)
  expect(found).toMatchObject({ grade: 'breaks', line: 2 })
})
