import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forms, items } from '../../sandbox/sign-up/forms.ts'
import { signUpFormSchema } from '../../src/api/signUpForm.ts'
import { eligibility } from '../../src/features/signup/eligibility.ts'
import { factsOf } from '../../src/features/signup/entrantFacts.ts'
import { fieldFault } from '../../src/features/signup/fieldFault.ts'
import { shownFields } from '../../src/features/signup/showWhen.ts'
import { consentsOf, wireValues } from '../../src/features/signup/wireValue.ts'
import { parse } from '../../src/lib/parse.ts'
import { mutated, SEED } from './mutate.ts'

const TODAY = '2024-08-15'
const definition = { ...forms.post, items, raceDay: '2024-09-22', state: 'open' }

const holds = fc.property(mutated(definition), fc.jsonValue(), (odd, held) => {
  const form = parse(signUpFormSchema, odd)
  const { fields, raceDay } = form
  const values = Object.fromEntries(fields.map(({ key }) => [key, held as never]))
  const facts = factsOf({ fields, values, item: form.items[0], channel: '', raceDay })
  const shown = shownFields(fields, values, facts)
  for (const field of shown) fieldFault(field, values[field.key], TODAY)
  for (const item of form.items)
    eligibility(item, raceDay, { birthDate: '1990-03-07', finishes: [] })
  JSON.stringify([wireValues(shown, values), consentsOf(shown, values)])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('mutated definitions with any values go through parser and rules without a throw', () => {
  fc.assert(holds, { seed: SEED, numRuns: 300 })
})

test('one bad field leaves the others as they were', () => {
  const whole = parse(signUpFormSchema, definition).fields
  const broken = definition.fields.map((field, i) => (i === 3 ? { ...field, key: null } : field))
  const { fields } = parse(signUpFormSchema, { ...definition, fields: [7, null, ...broken] })
  expect(fields).toEqual(whole.filter((_, i) => i !== 3))
})
