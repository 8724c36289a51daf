// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type Entrant, eligibility, type Finish } from '#domain/eligibility.ts'
import { formOf } from '../features/signup/forms.ts'

const RACE_DAY = '2024-09-22'
const { items } = formOf('post')
const itemOf = (itemId: string) => {
  const item = items.find((one) => one.itemId === itemId)
  if (!item) throw new Error(`no ${itemId}`)
  return item
}
const judge = (itemId: string, entrant: Entrant) => eligibility(itemOf(itemId), RACE_DAY, entrant)
const full: Finish = { distance: 'marathon', date: '2023-09-24' }
const half: Finish = { distance: 'half', date: '2023-04-16' }
const adult = '1990-03-07'

describe('date of birth', () => {
  test.each([
    ['full', '2004-12-31', 'yes'],
    ['full', '2005-01-01', 'no'],
    ['half', '2008-12-31', 'yes'],
    ['half', '2009-01-01', 'no'],
    ['half', undefined, 'missing'],
  ])('for the %s with %s: %s', (itemId, birthDate, answer) => {
    const judged = judge(itemId, { birthDate, finishes: [full] })
    expect(judged.verdicts[0]).toMatchObject({ rule: 'bornOnOrBefore', answer })
    expect(judged.answer).toBe(answer)
  })

  test('the verdict contains the limit', () => {
    expect(judge('full', {}).verdicts[0]).toMatchObject({ limit: '2004-12-31' })
  })
})

test.each([
  ['1989-12-31', 'no'],
  ['1990-01-01', 'yes'],
  [undefined, 'missing'],
])('with an upper age limit, a birth date %s is: %s', (birthDate, answer) => {
  const limited = { bornOnOrBefore: '', bornOnOrAfter: '1990-01-01' }
  const judged = eligibility(limited, RACE_DAY, { birthDate })
  expect(judged.verdicts).toEqual([{ rule: 'bornOnOrAfter', answer, limit: '1990-01-01' }])
  expect(judged.answer).toBe(answer)
})

describe('earlier finishes', () => {
  const old = { ...full, date: '2021-12-31' }
  const coming = { ...full, date: RACE_DAY }
  test.each<[string, string, Finish[] | undefined, string]>([
    ['full', 'one marathon', [full], 'yes'],
    ['full', 'two halves', [half, half], 'yes'],
    ['full', 'one half', [half], 'no'],
    ['full', 'none', [], 'no'],
    ['full', 'unknown finishes', undefined, 'missing'],
    ['full', 'the first day', [{ ...full, date: '2022-01-01' }], 'yes'],
    ['full', 'one that is too old', [old], 'no'],
    ['full', 'one that is still to come', [coming], 'no'],
    ['half', 'one marathon', [full], 'yes'],
    ['half', 'one half', [half], 'yes'],
    ['half', 'none', [], 'no'],
  ])('for the %s with %s', (itemId, _, finishes, answer) => {
    expect(judge(itemId, { birthDate: adult, finishes }).answer).toBe(answer)
  })

  test('the verdict counts valid finishes and the others', () => {
    const finishes = [full, half, half, old]
    expect(judge('full', { birthDate: adult, finishes }).verdicts).toContainEqual({
      rule: 'proof',
      answer: 'yes',
      since: '2022-01-01',
      anyOf: itemOf('full').proof?.anyOf,
      marathons: 1,
      halfMarathons: 2,
      outside: 1,
    })
  })
})

test.each([
  ['2006-09-23', { rule: 'guardian', answer: 'needed', under: 18 }],
  ['2006-09-22', null],
  ['1964-09-23', null],
  ['1964-09-22', { rule: 'relative', answer: 'needed', from: 60 }],
])('an entrant born on %s: %j', (birthDate, needed) => {
  const { answer, verdicts } = judge('half', { birthDate, finishes: [half] })
  expect(verdicts.filter((verdict) => verdict.answer === 'needed')).toEqual(needed ? [needed] : [])
  expect(answer).toBe('yes')
})

test('a failed rule outweighs missing information, and an item without rules accepts everybody', () => {
  expect(judge('full', { birthDate: '2005-01-01' }).answer).toBe('no')
  const open = { ...itemOf('full'), bornOnOrBefore: '', proof: undefined }
  expect(eligibility(open, RACE_DAY, {})).toEqual({ answer: 'yes', verdicts: [] })
})
