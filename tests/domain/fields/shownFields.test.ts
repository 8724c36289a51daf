// @vitest-environment node
import { expect, test } from 'vitest'
import { derivedValues } from '#domain/fields/derivedValues.ts'
import type { SignupValues } from '#domain/fields/fieldTypes.ts'
import { shownFields } from '#domain/fields/shownFields.ts'
import { entrantOf, conditionsOf } from '#features/signup/model/entrant.ts'
import { fieldOf, formOf } from '#tests/features/signup/forms.ts'

const when = (field: string, ...values: string[]) => ({ showWhen: { field, in: values } })
const fields = [
  fieldOf({ key: 'region', type: 'country-advanced' }),
  fieldOf({ key: 'area', type: 'area', ...when('region', 'mainland') }),
  fieldOf({ key: 'club', type: 'radio-input', ...when('area', '110000') }),
  fieldOf({ key: 'services', type: 'checkbox' }),
  fieldOf({ key: 'pace', type: 'input', ...when('services', 'pacer', 'bag') }),
  fieldOf({ key: 'paid', type: 'paid-score-validation' }),
  fieldOf({ key: 'receipt', type: 'input', ...when('paid', 'yes') }),
  fieldOf({ key: 'lost', type: 'input', ...when('nowhere', 'x') }),
  fieldOf({ key: 'minor', type: 'input', ...when('@guardian', 'yes') }),
  fieldOf({ key: 'ringA', type: 'input', ...when('ringB', 'x') }),
  fieldOf({ key: 'ringB', type: 'input', ...when('ringA', 'x') }),
]
const shown = (values: SignupValues, facts = {}) =>
  shownFields(fields, values, facts).map(({ key }) => key)

test('a field is shown while another has one of its values', () => {
  expect(shown({})).toEqual(['region', 'services', 'paid'])
  expect(shown({ services: ['pacer'], paid: 'yes' })).toEqual([
    'region',
    'services',
    'pace',
    'paid',
    'receipt',
  ])
  expect(shown({ region: { region: 'mainland', country: 'CN' } })).toContain('area')
  expect(shown({}, { '@guardian': 'yes' })).toContain('minor')
})

test('a field that depends on a hidden field is hidden, whatever its value', () => {
  const values: SignupValues = { area: ['110000', '110100', '110108'] }
  expect(shown({ ...values, region: { region: 'mainland', country: 'CN' } })).toContain('club')
  expect(shown({ ...values, region: { region: 'foreign', country: 'GB' } })).not.toContain('club')
})

test('a dependency cycle does not loop', () => {
  expect(shown({ ringA: 'x', ringB: 'x' })).toContain('ringA')
})

const form = formOf('post')
const today = '2024-08-15'
const facts = (values: SignupValues, itemId = 'half') =>
  conditionsOf({
    fields: form.fields,
    values,
    item: form.items.find((item) => item.itemId === itemId),
    channel: '',
    raceDay: form.raceDay,
    today,
  })

test('birth date and gender are derived from the document, and decide who has to sign', () => {
  const document = { kind: 'resident-id', number: '110101 20070512 0023' } as const
  const derived = derivedValues(form.fields, { document }, today)
  expect(derived).toEqual({ birthDate: '2007-05-12', gender: 2 })
  expect(facts({ document, ...derived })).toMatchObject({
    '@item': 'half',
    '@guardian': 'yes',
    '@relative': 'no',
    '@verified': '',
  })
  const passport = { kind: 'passport', number: 'X1234567' } as const
  expect(derivedValues(form.fields, { document: passport }, today)).toEqual({})
  const wrong = { kind: 'resident-id', number: '110101200705120024' } as const
  expect(derivedValues(form.fields, { document: wrong }, today)).toEqual({})
})

test('a date that is incomplete or in the future gives no age', () => {
  const ageDay = (birthDate: string) => entrantOf(form.fields, { birthDate }, today).birthDate
  expect(['2', '2007-05-1', '2007-05-123', '2024-08-16'].map(ageDay)).toEqual(
    Array(4).fill(undefined),
  )
  expect(ageDay('2007-05-12')).toBe('2007-05-12')
})

test('a birth date that no document gives is known by its key', () => {
  const withoutDocument = form.fields
    .filter(({ key }) => key !== 'document')
    .map((field) => (field.type === 'date-picker' ? { ...field, from: '' } : field))
  const ageDay = (birthDate: string) => entrantOf(withoutDocument, { birthDate }, today).birthDate
  expect(ageDay('2007-05-12')).toBe('2007-05-12')
})

test('finishes include those found and those claimed', () => {
  const found = { verificationId: 'v', distance: 'half', date: '2023-04-16' } as const
  const claim = { name: 'x', distance: 'marathon', date: '2022-05-01' } as const
  const score = { searched: true, finishes: [found], claims: [claim], proof: [] }
  expect(entrantOf(form.fields, { score }, today).finishes).toHaveLength(2)
  expect(entrantOf(form.fields, {}, today).finishes).toBeUndefined()
  expect(facts({ score })).toMatchObject({ '@verified': 'yes', '@guardian': '' })
  expect(facts({ score: { ...score, finishes: [] } })).toMatchObject({ '@verified': 'no' })
})
