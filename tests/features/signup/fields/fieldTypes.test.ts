// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { withoutValues } from '#domain/fields/fieldType.ts'
import { type FieldType, validateField, readValue, toApi } from '#domain/fields/fieldTypes.ts'
import { consentsOf, apiValues } from '#features/signup/model/submission.ts'
import { fieldOf, formOf } from '../forms.ts'

const FORM = withoutValues('2024-08-15')
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙', withText: true, withImages: true },
]
const URLS = ['/uploads/1.png', '/uploads/2.png', '/uploads/3.png']
const AREA = ['110000', '110100', '110108']
const claim = { distance: 'half', date: '2023-05-01', name: ' 青峡 ' }
const searched = { searched: true, finishes: [], claims: [], proof: [] }

interface Case {
  settings?: Record<string, unknown>
  /** Valid values and what is sent for them. */
  good: [value: unknown, api: unknown][]
  /** Invalid values and their error codes. */
  bad: [value: unknown, code: string][]
}

/** Every field type, which the type checker holds. */
const cases: Record<Exclude<FieldType, 'unknown'>, Case> = {
  checkbox: {
    settings: { options, max: 1 },
    good: [[['a'], ['a']]],
    bad: [
      [['c'], 'option'],
      [['a', 'b'], 'tooMany'],
    ],
  },
  'clothing-size': { settings: { options }, good: [['a', 'a']], bad: [['XS', 'option']] },
  country: { good: [['GB', 'GB']], bad: [] },
  'country-advanced': {
    good: [
      [
        { region: 'taiwan', country: 'TW' },
        { region: 'taiwan', country: 'TW' },
      ],
    ],
    bad: [[{ region: 'foreign', country: '' }, 'country']],
  },
  'single-country': {
    settings: { countries: ['CN'] },
    good: [['CN', 'CN']],
    bad: [['GB', 'option']],
  },
  'date-picker': {
    settings: { min: '2024-01-01', max: '2024-12-31' },
    good: [['2024-09-20', '2024-09-20']],
    bad: [
      ['20.9.2024', 'dayForm'],
      ['2024-02-30', 'date'],
      ['2023-12-31', 'earliest'],
      ['2025-01-01', 'latest'],
    ],
  },
  email: { good: [[' a@race.test ', 'a@race.test']], bad: [['zhouyuan@yanling', 'email']] },
  gender: {
    good: [
      [1, 1],
      [2, 2],
    ],
    bad: [[0, 'required']],
  },
  input: {
    settings: { rules: { minLength: 2, maxLength: 3 } },
    good: [[' 周予安 ', '周予安']],
    bad: [
      ['周', 'tooShort'],
      ['周予安安', 'tooLong'],
      ['周"安', 'quote'],
    ],
  },
  number: {
    settings: { rules: { min: 60, max: 600 } },
    good: [[' 215 ', 215]],
    bad: [
      ['0215', 'positiveInteger'],
      ['59', 'tooSmall'],
      ['601', 'tooLarge'],
    ],
  },
  area: {
    good: [[AREA, AREA]],
    bad: [
      [AREA.slice(0, 2), 'area'],
      [['110000', '120100', '120101'], 'area'],
    ],
  },
  'area-image-upload': {
    settings: { maxCount: 2 },
    good: [
      [
        { area: AREA, images: URLS.slice(1) },
        { area: AREA, images: '/uploads/2.png,/uploads/3.png' },
      ],
    ],
    bad: [
      [{ area: [], images: URLS }, 'area'],
      [{ area: AREA, images: [] }, 'images'],
      [{ area: AREA, images: URLS }, 'tooMany'],
    ],
  },
  'past-events': {
    settings: { max: 1 },
    good: [[['yanling-2023'], ['yanling-2023']]],
    bad: [[['yanling-2023', 'yanling-2022'], 'tooMany']],
  },
  phone: { good: [['138 0000 0922', '13800000922']], bad: [['+85291234567', 'phone']] },
  picker: { settings: { options }, good: [['a', 'a']], bad: [['c', 'option']] },
  radio: { settings: { options }, good: [['b', 'b']], bad: [['c', 'option']] },
  'radio-input': {
    settings: { options, maxLength: 3 },
    good: [
      [
        { value: 'a', text: '' },
        { value: 'a', text: '' },
      ],
      [
        { value: 'b', text: ' 跑团 ' },
        { value: 'b', text: '跑团' },
      ],
    ],
    bad: [
      [{ value: 'c', text: '' }, 'option'],
      [{ value: 'b', text: ' ' }, 'text'],
      [{ value: 'b', text: '"' }, 'quote'],
      [{ value: 'b', text: '燕岭跑团' }, 'tooLong'],
    ],
  },
  'radio-image-upload': {
    settings: { options, maxCount: 1 },
    good: [
      [
        { value: 'b', images: ['/uploads/1.png'] },
        { value: 'b', images: '/uploads/1.png' },
      ],
    ],
    bad: [
      [{ value: 'b', images: [] }, 'images'],
      [{ value: 'a', images: URLS }, 'tooMany'],
      [{ value: '', images: URLS }, 'option'],
    ],
  },
  'radio-link': { settings: { options }, good: [['a', 'a']], bad: [['c', 'option']] },
  'paid-score-validation': {
    settings: { price: 20 },
    good: [
      ['yes', { accepted: true, price: 20 }],
      ['no', { accepted: false, price: 20 }],
    ],
    bad: [['', 'required']],
  },
  'score-verification': {
    settings: { maxCount: 2, since: '2022-01-01' },
    good: [
      [
        { ...searched, finishes: [{ verificationId: 'v', distance: 'half', date: '2023-04-16' }] },
        { verified: ['v'], claims: [], proof: '' },
      ],
      [
        { ...searched, claims: [claim], proof: URLS.slice(1) },
        {
          verified: [],
          claims: [{ ...claim, name: '青峡' }],
          proof: '/uploads/2.png,/uploads/3.png',
        },
      ],
    ],
    bad: [
      [{ ...searched, claims: [claim] }, 'proof'],
      [{ ...searched, proof: URLS }, 'proof'],
      [{ ...searched, claims: [{ ...claim, name: '' }], proof: URLS }, 'claim'],
      [{ ...searched, claims: [{ ...claim, date: '2021-12-31' }], proof: URLS }, 'claim'],
      [{ ...searched, claims: [claim], proof: URLS }, 'tooMany'],
    ],
  },
  textarea: { good: [['两行\n文字', '两行\n文字']], bad: [['"', 'quote']] },
  'image-upload': { good: [['/uploads/1.png', '/uploads/1.png']], bad: [] },
  'images-upload': {
    settings: { maxCount: 2 },
    good: [[['/uploads/2.png', '/uploads/1.png'], '/uploads/2.png,/uploads/1.png']],
    bad: [[URLS, 'tooMany']],
  },
  url: { good: [[' https://race.test/a ', 'https://race.test/a']], bad: [['race.test', 'link']] },
  signature: {
    good: [
      [{ image: '/uploads/1.png', typed: '' }, { image: '/uploads/1.png' }],
      [{ image: '', typed: ' 周予安 ' }, { typed: '周予安' }],
    ],
    bad: [[{ image: '', typed: '"' }, 'quote']],
  },
  policy: {
    settings: { policyId: 'health' },
    good: [[{ version: '1', agreedAt: '2024-08-15 14:36:12' }, undefined]],
    bad: [],
  },
  'identity-document': {
    settings: { kinds: ['resident-id', 'passport'] },
    good: [
      [
        { kind: 'resident-id', number: '110105 19491231 002x' },
        { kind: 'resident-id', number: '11010519491231002X' },
      ],
    ],
    bad: [
      [{ kind: '', number: '110105' }, 'option'],
      [{ kind: 'taiwan-permit', number: '12345678' }, 'option'],
      [{ kind: 'passport', number: '' }, 'required'],
      [{ kind: 'resident-id', number: '110105194912310021' }, 'checkDigit'],
    ],
  },
}

describe.each(Object.entries(cases))('%s', (type, { settings = {}, good, bad }) => {
  const field = fieldOf({ type, required: true, ...settings })

  test('a valid value passes, is sent in API form and is restored from a draft', () => {
    for (const [value, api] of good) {
      expect(validateField(field, value, FORM)).toBeNull()
      expect(toApi(field, value)).toEqual(api)
      const stored: unknown = JSON.parse(JSON.stringify(value))
      expect(readValue(field.type, stored)).toEqual(value)
    }
  })

  test('an invalid value is refused', () => {
    for (const [value, code] of bad)
      expect(validateField(field, value, FORM)).toMatchObject({ code })
  })

  test('an empty value is an error only if required, and is never sent', () => {
    for (const nothing of [undefined, null, '', '   ', '\t\n', [], {}, 7]) {
      const isGender = type === 'gender' || nothing === 7
      if (!isGender) expect(validateField(field, nothing, FORM)).toEqual({ code: 'required' })
      const optional = fieldOf({ type, ...settings })
      expect(validateField(optional, nothing, FORM)).toBeNull()
      expect(toApi(field, nothing)).toBeUndefined()
    }
  })
})

test('an undisclosed gender is sent as 0 if the field is optional', () => {
  const field = fieldOf({ type: 'gender' })
  expect(validateField(field, 0, FORM)).toBeNull()
  expect(toApi(field, 0)).toBe(0)
})

test('a form may have another rule for phone numbers (spec §5)', () => {
  const codeOf = (type: string, kind: string, value: string) =>
    validateField(fieldOf({ type, rules: { kind } }), value, FORM)?.code
  expect(codeOf('phone', 'mainland-phone', '13800000922')).toBeUndefined()
  expect(codeOf('phone', 'mainland-phone', '15400000000')).toBe('phone')
  expect(codeOf('input', 'generic-phone', '13800000922')).toBeUndefined()
  expect(codeOf('input', 'generic-phone', '22000000000')).toBe('phone')
})

test('an error includes the limit', () => {
  const field = fieldOf({ type: 'input', rules: { maxLength: 3 } })
  expect(validateField(field, '燕岭马拉松', FORM)).toEqual({ code: 'tooLong', limit: 3 })
})

test('a birth date is a valid date in the past', () => {
  const field = fieldOf({ type: 'date-picker', from: 'document' })
  expect(validateField(field, '2023-02-29', FORM)).toMatchObject({ code: 'date' })
  expect(validateField(field, '2024-08-16', FORM)).toMatchObject({ code: 'future' })
})

test('an unknown type is kept, and never valid if required', () => {
  const field = fieldOf({ type: 'hologram', label: '全息', required: true })
  expect(field).toMatchObject({ type: 'unknown', sentType: 'hologram', label: '全息' })
  expect(validateField(field, 'anything', FORM)).toEqual({ code: 'unknownType' })
  expect(validateField({ ...field, required: false }, null, FORM)).toBeNull()
})

test('a form sends its values with the consents alongside', () => {
  const { fields } = formOf('post')
  const agreement = { version: '2024.1', agreedAt: '2024-08-15 14:36:12' }
  const values = {
    name: '周予安',
    club: { value: '', text: '' },
    'consent-health': agreement,
    other: 'x',
  }
  expect(apiValues(fields, values)).toEqual({ name: '周予安' })
  expect(consentsOf(fields, values)).toEqual([{ policyId: 'health', ...agreement }])
})
