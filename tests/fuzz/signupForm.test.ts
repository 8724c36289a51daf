// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formSpecSchema } from '#api/race/signupForm.ts'
import { eligibility } from '#domain/eligibility.ts'
import { validateField } from '#domain/fields/fieldTypes.ts'
import { shownFields } from '#domain/fields/shownFields.ts'
import { conditionsOf } from '#features/signup/model/entrant.ts'
import { consentsOf, apiValues } from '#features/signup/model/submission.ts'
import { parse } from '#lib/parse.ts'
import { forms, items } from '#sandbox/editions/yanling-2024/signup/forms.ts'
import { mutated, SEED } from '../support/mutate.ts'

const TODAY = '2024-08-15'
const definition = { ...forms.post, items, raceDay: '2024-09-22', state: 'open' }

const holds = fc.property(mutated(definition), fc.jsonValue(), (odd, held) => {
  const form = parse(formSpecSchema, odd)
  const { fields, raceDay } = form
  const values = Object.fromEntries(fields.map(({ key }) => [key, held as never]))
  const facts = conditionsOf({
    fields,
    values,
    item: form.items[0],
    channel: '',
    raceDay,
    today: TODAY,
  })
  const shown = shownFields(fields, values, facts)
  for (const field of shown)
    validateField(field, values[field.key], { values, today: TODAY, raceDay })
  for (const item of form.items)
    eligibility(item, raceDay, { birthDate: '1990-03-07', finishes: [] })
  JSON.stringify([apiValues(shown, values), consentsOf(shown, values)])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('mutated definitions with any values pass parser and rules without an exception', () => {
  fc.assert(holds, { seed: SEED, numRuns: 300 })
})

test('an invalid field does not affect the others', () => {
  const whole = parse(formSpecSchema, definition).fields
  const broken = definition.fields.map((field, i) => (i === 3 ? { ...field, key: null } : field))
  const { fields } = parse(formSpecSchema, { ...definition, fields: [7, null, ...broken] })
  expect(fields).toEqual(whole.filter((_, i) => i !== 3))
})
