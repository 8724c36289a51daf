import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SignupValues } from '#domain/fields/fieldTypes.ts'
import type { DocumentKind } from '#domain/identityDocument.ts'
import { setLanguage } from '#stores/language.ts'
import {
  LIN,
  openFilled,
  logInAs,
  valuesOf,
  ZHOU,
  heading,
  next,
} from '#tests/features/signup/openPage.tsx'
import { png as svgToPng } from '#tests/lib/imageFiles.ts'
import { freshSiteEachTest, renderSite } from '#tests/support/renderSite.tsx'

freshSiteEachTest()

test('an empty form is not submitted: the summary counts errors and links to fields', async () => {
  await logInAs()
  const { user } = await renderSite('#/post')
  await screen.findByRole('radio', { name: '马拉松' })
  await user.click(next())
  const summary = await screen.findByRole('heading', { name: '还有 19 处需要处理' })
  expect(summary).toHaveFocus()
  const region = screen.getByRole('region', { name: '还有 19 处需要处理' })
  await user.click(within(region).getByRole('button', { name: '请填写姓名' }))
  expect(screen.getByLabelText(/^姓名/)).toHaveFocus()
  await user.click(within(region).getByRole('button', { name: '请选择参赛项目' }))
  expect(screen.getByRole('radio', { name: '马拉松' })).toHaveFocus()
})

test('being too young or having too few finishes is reported at the field', async () => {
  await logInAs()
  await openFilled('#/post', { itemId: 'full', values: await valuesOf(ZHOU) })
  expect(await screen.findByText('马拉松只接受 2004 年 12 月 31 日及以前出生的选手')).toBeVisible()
  expect(
    screen.getByText(
      /报名马拉松，2022 年 1 月 1 日以来须完赛 1 场马拉松或 2 场半程马拉松，目前填写的场次不够/,
    ),
  ).toBeVisible()
})

test('a guardian is required under 18', async () => {
  await logInAs()
  await openFilled('#/post', { values: await valuesOf(ZHOU) })
  const guardian = await screen.findByRole('region', { name: '监护人' })
  expect(within(guardian).getByText('未满 18 岁必填')).toBeVisible()
  expect(screen.getByRole('group', { name: /^监护人签名/ })).toBeVisible()
  expect(screen.getAllByText('监护人声明')[0]).toBeVisible()
})

const guardianOf = (number: string, kind: DocumentKind = 'resident-id'): SignupValues => ({
  guardianDocument: { kind, number },
})

test.each([
  [
    'the runner',
    guardianOf(' 110101 200705120023'),
    '证件号码',
    '这是选手本人的证件，请填写另一人的证件',
    'This is the runner’s own ID. Enter another person’s',
  ],
  [
    'the runner by name',
    { guardianName: '周 予安' },
    /^监护人姓名/,
    '这是选手本人的姓名，请填写另一人',
    'This is the runner’s own name. Enter another person’s',
  ],
  [
    'a child',
    guardianOf('110101201005120027'),
    '证件号码',
    '比赛日须年满 18 岁',
    'Must be at least 18 years old on race day',
  ],
  [
    '17 by the given date of birth',
    { ...guardianOf('E12345678', 'passport'), guardianBirthDate: '2006-09-23' },
    /^监护人出生日期/,
    '比赛日须年满 18 岁',
    'Must be at least 18 years old on race day',
  ],
])('a guardian who is %s is reported at the field', async (_who, guardian, label, zh, en) => {
  await logInAs()
  await openFilled('#/post', { values: { ...(await valuesOf(ZHOU)), ...guardian } })
  const region = await screen.findByRole('region', { name: '监护人' })
  const control = within(region).getByLabelText(label)
  expect(control).toHaveAccessibleDescription(expect.stringContaining(zh))
  await act(() => setLanguage('en'))
  await waitFor(() => expect(control).toHaveAccessibleDescription(expect.stringContaining(en)))
})

test('a guardian who is of age on race day is accepted', async () => {
  await logInAs()
  await openFilled('#/post', {
    values: { ...(await valuesOf(ZHOU)), ...guardianOf('110101200609220024') },
  })
  const region = await screen.findByRole('region', { name: '监护人' })
  expect(within(region).getByLabelText(/^监护人出生日期/)).toHaveValue('2006 年 9 月 22 日')
  expect(within(region).getByLabelText('证件号码')).not.toHaveAccessibleDescription(
    expect.stringContaining('18 岁'),
  )
})

test('naming oneself as relative or emergency contact is reported at the field', async () => {
  await logInAs()
  const values = await valuesOf({ ...LIN, number: '110101196003070018' })
  const self = { emergencyName: '林远山 ', relativeName: '林 远山' }
  await openFilled('#/post', { values: { ...values, ...self } })
  for (const label of [/^知情亲属姓名/, /^紧急联系人姓名/]) {
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining('这是选手本人的姓名，请填写另一人'),
    )
  }
})

test('a drawn signature that is not yet saved is submitted with the form', async () => {
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([svgToPng([640, 280])], { type: 'image/png' })),
  )
  await logInAs()
  const { signature: _typed, ...values } = await valuesOf(LIN)
  const { user } = await openFilled('#/post', { values })
  const sheet = await screen.findByRole('img', { name: '在这里签名' })
  const at = (clientX: number) => ({ pointerId: 1, buttons: 1, clientX, clientY: 10 })
  fireEvent.pointerDown(sheet, at(10))
  fireEvent.pointerMove(window, at(40))
  fireEvent.pointerUp(window, { ...at(40), buttons: 0 })
  await user.click(next())
  expect(await heading('核对并确认')).toBeVisible()
  const signature = screen.getAllByText('选手签名', { selector: 'dt' })[0]?.parentElement
  expect(signature?.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/uploads\//),
  )
})

test('no age error is shown while a date is being corrected', async () => {
  await logInAs()
  const values = {
    ...(await valuesOf(LIN)),
    document: { kind: 'passport' as const, number: 'E12345678' },
    birthDate: '2007-05-12',
  }
  const { user } = await openFilled('#/post', { itemId: 'full', values })
  const told = () => screen.queryByText(/^马拉松只接受/)
  await waitFor(() => expect(told()).toBeVisible())
  const date = screen.getByLabelText(/^出生日期/)
  await user.type(date, '{backspace}')
  await waitFor(() => expect(told()).toBeNull())
  await user.clear(date)
  await user.type(date, '9')
  await waitFor(() => expect(date).toHaveValue('9'))
  expect(told()).toBeNull()
})

test('from the age of 60, a relative must be named', async () => {
  await logInAs()
  await openFilled('#/post', { values: await valuesOf({ ...LIN, number: '110101196003070018' }) })
  expect(await screen.findByLabelText(/^知情亲属姓名/)).toBeVisible()
  expect(screen.queryByRole('region', { name: '监护人' })).toBeNull()
})
