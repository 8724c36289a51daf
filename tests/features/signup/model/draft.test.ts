import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignupValues } from '#domain/fields/fieldTypes.ts'
import { deleteDraft, deleteOldDrafts, readDraft, saveDraft } from '#features/signup/model/draft.ts'
import { takeReports } from '#tests/support/setup.ts'
import { formOf } from '../forms.ts'

const form = formOf('post')
const owner = { accountId: 'phone-01', formId: form.formId }
const KEY = 'signupDraft:phone-01:yanling-2024-post'
const about = { savedAt: 1, itemId: 'half', channel: '', submitKey: 'A'.repeat(32) }
const saveValues = (values: SignupValues, version = form.version) =>
  saveDraft(owner, { ...form, version }, { ...about, values })
const consent = { version: '2024.1', agreedAt: '2024-08-15 14:36:12' }

beforeEach(() => vi.stubGlobal('location', { reload: vi.fn<() => void>() }))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('values are restored, including incomplete text', () => {
  const values: SignupValues = {
    name: '周予安',
    email: 'zhouyuan@',
    area: ['110000', '110100'],
    services: ['bag'],
    club: { value: 'club', text: '' },
    score: {
      searched: true,
      finishes: [],
      claims: [{ name: '青峡', date: '', distance: 'half' }],
      proof: ['/uploads/1.png'],
    },
    'consent-health': consent,
  }
  expect(saveValues(values)).toBe(true)
  expect(readDraft(owner, form)).toEqual({ ...about, values, isOlderForm: false, lost: [] })
})

test('a draft belongs to one account and one form', () => {
  saveValues({ name: '周予安' })
  expect(readDraft({ ...owner, accountId: 'phone-02' }, form)).toBeNull()
  expect(readDraft({ ...owner, formId: 'other' }, form)).toBeNull()
})

test('document number, signature, portrait, health and guardian data are not stored', () => {
  const secret = 'SECRET-1234'
  const document = { kind: 'resident-id', number: secret } as const
  saveDraft(owner, formOf('post'), {
    ...about,
    values: {
      name: '周予安',
      document,
      documentPicture: secret,
      birthDate: '2007-05-12',
      gender: 2,
      signature: { image: secret, typed: secret },
      guardianSignature: { image: secret, typed: '' },
      guardianName: secret,
      guardianDocument: document,
      guardianPhone: secret,
      health: { value: secret, images: [secret] },
      unheardOf: secret,
    },
  })
  const stored = localStorage.getItem(KEY) ?? ''
  expect(stored).not.toContain(secret)
  expect(stored).not.toContain('2007')
  expect(Object.keys(readDraft(owner, form)?.values ?? {})).toEqual(['name'])

  const direct = formOf('direct')
  saveDraft(owner, direct, { ...about, values: { portrait: secret, name: '周' } })
  expect(localStorage.getItem(KEY)).not.toContain(secret)
})

test('a newer form takes the values that still fit', () => {
  saveValues(
    {
      name: '周予安',
      clothing: '5XL',
      bestMinutes: 215 as never,
      'consent-health': { ...consent, version: '1' },
    },
    '2024.2',
  )
  expect(readDraft(owner, form)).toEqual({
    ...about,
    values: { name: '周予安' },
    isOlderForm: true,
    lost: ['clothing', 'bestMinutes', 'consent-health'],
  })
})

test('a large draft is compressed and restored', () => {
  const address = '燕岭'.repeat(4000)
  saveValues({ address })
  const stored = localStorage.getItem(KEY) ?? ''
  expect(stored).toMatch(/^cp@/)
  expect(stored.length).toBeLessThan(4000)
  expect(readDraft(owner, form)?.values).toEqual({ address })
})

test.each(['{', 'undefined', 'cp@zzz', '[]', '{"version":"1"}'])(
  'an unreadable draft (%s) is removed',
  (stored) => {
    localStorage.setItem(KEY, stored)
    expect(readDraft(owner, form)).toBeNull()
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(takeReports()).toHaveLength(1)
  },
)

test('if storage is full, the draft is kept in memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(saveValues({ name: '周予安' })).toBe(false)
  expect(readDraft(owner, form)?.values).toEqual({ name: '周予安' })
  deleteDraft(owner)
})

test('a draft that was not saved for 90 days is deleted, packed or plain', () => {
  const day = 24 * 60 * 60 * 1000
  const other = { ...owner, accountId: 'phone-02' }
  saveDraft(owner, form, { ...about, savedAt: day, values: { name: '周予安' } })
  saveDraft(other, form, { ...about, savedAt: 0, values: { address: '燕岭'.repeat(4000) } })
  localStorage.setItem('signupDraft:phone-03:form', '{')
  deleteOldDrafts(91 * day)
  expect(readDraft(owner, form)?.values).toEqual({ name: '周予安' })
  expect(readDraft(other, form)).toBeNull()
  deleteOldDrafts(92 * day)
  expect(readDraft(owner, form)).toBeNull()
})
