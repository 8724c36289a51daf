// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formSpecSchema } from '#api/race/signupForm.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { parse } from '#lib/parse.ts'
import { samples } from '#tests/features/signup/fields/samples.ts'
import { openSignups } from '../openSignups.ts'

const formIn = (response: unknown) =>
  parse(formSpecSchema, v.parse(v.object({ data: v.unknown() }), response).data)

test('the two forms together use every field type, with labels in both languages', async () => {
  const { form } = await openSignups()
  const forms = [formIn(await form('post')), formIn(await form('direct'))]
  const types = new Set(forms.flatMap(({ fields }) => fields.map(({ type }) => type)))
  expect([...types].toSorted()).toEqual(Object.keys(samples).toSorted())
  for (const { fields, sections } of forms) {
    for (const { label, labelEn, section } of fields) {
      expect(label).toMatch(/[\u4e00-\u9fff]/)
      expect(labelEn).toMatch(/^[\p{L}\p{P} ]+$/u)
      expect(labelEn).not.toMatch(/[\u4e00-\u9fff]/)
      expect(sections.map(({ key }) => key)).toContain(section)
    }
  }
})

test('no form has two fields with the same key', async () => {
  const { form } = await openSignups()
  for (const kind of ['post', 'direct']) {
    const keys = formIn(await form(kind)).fields.map(({ key }) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  }
})

test('the events have the details of the edition', async () => {
  const { form } = await openSignups()
  expect(formIn(await form('post'))).toMatchObject({
    state: 'open',
    raceDay: '2024-09-22',
    closesAt: '2024-08-18 23:59:59',
    items: [
      {
        itemId: 'full',
        distanceKm: 42.195,
        fee: 180,
        capacity: 3000,
        bornOnOrBefore: '2004-12-31',
      },
      {
        itemId: 'half',
        fee: 120,
        bornOnOrBefore: '2008-12-31',
        guardianUnder: 18,
        proof: {
          since: '2022-01-01',
          anyOf: [
            { marathons: 1, halfMarathons: 0 },
            { marathons: 0, halfMarathons: 1 },
          ],
        },
      },
    ],
  })
})

test.each([
  ['before-sign-up', 'notYet'],
  ['sign-up-open', 'open'],
  ['ballot-day', 'over'],
])('at %s the form is %s', async (now, state) => {
  const { form, setClock } = await openSignups()
  await setClock(now)
  const { fields, ...rest } = formIn(await form('post'))
  expect(rest).toMatchObject({ state, opensAt: '2024-08-08 00:00:00' })
  expect(fields.length > 0).toBe(state === 'open')
})

test('the operator can close a form and fill an event', async () => {
  const { form, operate } = await openSignups()
  await operate('switch', { name: 'full:half' })
  expect(formIn(await form('post'))).toMatchObject({
    state: 'open',
    items: [{ isFull: false }, { isFull: true }],
  })
  await operate('switch', { name: 'full:full' })
  expect(formIn(await form('post')).state).toBe('full')
  await operate('switch', { name: 'closed:post' })
  expect(formIn(await form('post')).state).toBe('closed')
  expect(formIn(await form('direct')).state).toBe('full')
  await operate('switch', { name: 'closed:post' })
  expect(formIn(await form('post')).state).toBe('full')
})

test('an unknown race has no form', async () => {
  const { get } = await openSignups()
  expect(await get(`${signupPaths.form}?raceId=other&kind=post`)).toMatchObject({ code: 404 })
})
