import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { signupPaths } from '#api/race/signupPaths.ts'
import { areaPath } from '#features/signup/fields/area/areas.ts'
import { loadAreas } from '#features/signup/fields/area/loadAreas.ts'
import { SignupField } from '#features/signup/fields/SignupField.tsx'
import { changeValue } from '#features/signup/model/openForm.ts'
import { addTexts } from '#i18n/i18n.ts'
import { fields as en } from '#i18n/locales/en/fields.ts'
import { fields as zh } from '#i18n/locales/zh/fields.ts'
import { renderInSite } from '#tests/support/renderInSite.tsx'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { fieldOf, formOf } from '../forms.ts'
import { chooseFrom, chosenIn } from '../lists.ts'
import { control, renderField } from './renderField.tsx'

freshSiteEachTest()
beforeEach(() => addTexts({ zh, en }))

const day = () => screen.getByRole('textbox', { name: /^题目/ })
const press = (name: string) => screen.getByRole('button', { name })
const form = formOf('post')

test('an identity document has a type and a number, kept as typed, and an error', async () => {
  const { user, value, unmount } = renderField({
    type: 'identity-document',
    required: true,
    kinds: ['resident-id', 'passport'],
  })
  await chooseFrom(user, screen.getByLabelText('证件类型'), '居民身份证')
  await user.type(screen.getByLabelText('证件号码'), '110101 19900307 0012')
  await user.click(screen.getByText('下一项'))
  expect(control()).toHaveAccessibleDescription(
    expect.stringContaining('号码校验未通过，请逐位核对'),
  )
  await user.type(screen.getByLabelText('证件号码'), '{Backspace}1')
  expect(screen.getByLabelText('证件号码')).toBeValid()
  expect(value()).toEqual({ kind: 'resident-id', number: '110101 19900307 0011' })
  unmount()
  renderField({ type: 'identity-document' }, { kind: 'passport', number: 'X1234567' })
  expect(chosenIn(screen.getByLabelText('证件类型'))).toBe('护照')
  expect(screen.getByLabelText('证件号码')).toHaveValue('X1234567')
})

test('the chosen document type survives a change of number before it is rendered', async () => {
  const { user, value } = renderField({ type: 'identity-document' })
  await user.click(screen.getByLabelText('证件类型'))
  const kind = screen.getByText('居民身份证', { selector: '.ant-select-item-option-content' })
  const number = screen.getByLabelText('证件号码')
  act(() => {
    fireEvent.click(kind)
    fireEvent.change(number, { target: { value: '110101199003070011' } })
  })
  expect(value()).toEqual({ kind: 'resident-id', number: '110101199003070011' })
  expect(chosenIn(screen.getByLabelText('证件类型'))).toBe('居民身份证')
})

test('the document types offered follow the current nationality', async () => {
  const { user } = renderField({ type: 'identity-document', nationalityFrom: 'nationality' })
  const kinds = screen.getByLabelText('证件类型')
  act(() => changeValue('nationality', () => ({ region: 'taiwan', country: 'TW' })))
  await user.click(kinds)
  expect(await screen.findByTitle('台湾居民来往大陆通行证')).toBeInTheDocument()
  expect(screen.getByTitle('港澳台居民居住证')).toBeInTheDocument()
  expect(screen.queryByTitle('居民身份证')).toBeNull()
})

test('a date is typed year first, and an invalid date is refused', async () => {
  const { user, value } = renderField({
    type: 'date-picker',
    required: true,
    from: 'document',
  })
  await user.type(day(), '1990-02-30')
  await user.click(screen.getByText('下一项'))
  expect(control()).toHaveAccessibleDescription(expect.stringContaining('日期不存在，请核对'))
  await user.type(day(), '{Backspace}{Backspace}07')
  expect(day()).toBeValid()
  expect(value()).toBe('1990-02-07')
})

test('a date out of range shows the limit', async () => {
  const { user } = renderField({ type: 'date-picker', min: '2022-03-01' })
  await user.type(day(), '2022-02-28')
  await user.click(screen.getByText('下一项'))
  expect(control()).toHaveAccessibleDescription(
    expect.stringContaining('不能早于 2022 年 3 月 1 日'),
  )
})

test('an incomplete date stays as typed, also when it is restored', async () => {
  const { user, value, unmount } = renderField({ type: 'date-picker', required: true })
  await user.type(day(), '1990-')
  await user.click(screen.getByText('下一项'))
  expect(control()).toHaveAccessibleDescription(
    expect.stringContaining('请按年-月-日填写，例如 1990-03-07'),
  )
  expect(day()).toHaveValue('1990-')
  expect(value()).toBe('1990-')
  unmount()
  renderField({ type: 'date-picker' }, '1990-')
  expect(day()).toHaveValue('1990-')
})

test.each(['1990/3/7', '19900307', '1990年3月7日', '１９９０.０３.０７'])(
  '%s is read as the date it stands for',
  async (typed) => {
    const { user, value } = renderField({ type: 'date-picker' })
    await user.type(day(), typed)
    await user.tab()
    expect(value()).toBe('1990-03-07')
  },
)

test('a date can be picked from the calendar', async () => {
  const { user, value } = renderField({ type: 'date-picker' }, '2024-09-20')
  await user.click(day())
  await user.click(screen.getByTitle('2024-09-21'))
  expect(value()).toBe('2024-09-21')
  expect(day()).toHaveValue('2024-09-21')
})

test.each([
  ['date-picker', '1990-03-07', '1990 年 3 月 7 日'],
  ['gender', 2, '女'],
])('%s: values derived from the ID number are shown as read-only text', (type, read, texts) => {
  renderField({ type, from: 'document' }, read, {}, true)
  const box = screen.getByRole('textbox', { name: '题目' })
  expect(box).toHaveValue(texts)
  expect(box).toHaveAttribute('readonly')
  expect(box).toHaveAccessibleDescription('由证件号码得出')
})

test('a policy can be read, agreed to in its version, and withdrawn', async () => {
  const source = { type: 'policy', policyId: 'document', required: true }
  const { user, value } = renderField(source)
  await user.click(press('阅读全文'))
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(press('关闭'))
  await user.tab()
  expect(control()).toHaveAccessibleDescription(expect.stringContaining('请先阅读并同意'))
  await user.click(screen.getByRole('checkbox'))
  const policy = form.policies.find(({ policyId }) => policyId === 'document')
  expect(value()).toEqual({
    version: policy?.version,
    agreedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  })
  await user.click(screen.getByRole('checkbox'))
  expect(value()).toBeNull()
})

test('a page that a policy refers to opens beside the form', async () => {
  const content = '<p><a href="#/race-information/race-rules">竞赛规程</a></p>'
  const policies = form.policies.map((policy) => ({ ...policy, content }))
  const source = { type: 'policy', policyId: 'document', required: true }
  const { user } = renderField(source, undefined, { form: { ...form, policies } })
  await user.click(press('阅读全文'))
  const link = await screen.findByRole('link', { name: '竞赛规程' })
  await user.click(link)
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('earlier races load from the service, with a retry after a failure', async () => {
  server.use(http.get(`*${signupPaths.pastEvents}`, () => HttpResponse.error(), { once: true }))
  const { user, value } = renderField({ type: 'past-events', max: 1 }, ['yanling-2022'])
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByLabelText(/^2022 燕岭马拉松/)).toBeChecked()
  await user.click(screen.getByLabelText(/^2023 青峡半程马拉松/))
  expect(value()).toEqual(['qingxia-2023', 'yanling-2022'])
  await user.click(screen.getByText('下一项'))
  expect(screen.getAllByText('最多选 1 项')).not.toHaveLength(0)
})

test('focus moves to the read-only value that replaces a control', async () => {
  const field = fieldOf({ type: 'date-picker', label: '出生日期', from: 'document' })
  const shown = (isDerived: boolean) => (
    <SignupField
      field={field}
      value={isDerived ? '1990-03-07' : ''}
      disabled={isDerived}
      onChange={() => undefined}
    />
  )
  const { rerender } = renderInSite(shown(false))
  await userEvent.click(screen.getByRole('textbox', { name: '出生日期' }))
  rerender(shown(true))
  expect(screen.getByRole('textbox', { name: '出生日期' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: '出生日期' })).toHaveValue('1990 年 3 月 7 日')
})

test('a price must be confirmed before the service counts as chosen', async () => {
  const { user, value } = renderField({ type: 'paid-score-validation', price: 20, about: '核验' })
  await user.click(screen.getByLabelText('需要，20'))
  expect(value()).toBe('')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消' }))
  expect(value()).toBe('')
  await user.click(screen.getByLabelText('需要，20'))
  await user.click(press('需要，20'))
  expect(value()).toBe('yes')
  expect(screen.getByLabelText('需要，20')).toBeChecked()
  await user.click(screen.getByLabelText('不需要'))
  expect(value()).toBe('no')
})

test('an identity document of one kind only asks for its number', async () => {
  const { user, value } = renderField({ type: 'identity-document', kinds: ['passport'] })
  expect(screen.queryByLabelText('证件类型')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('护照'), 'P1234567')
  expect(value()).toEqual({ kind: 'passport', number: 'P1234567' })
})

test('the bundled areas of China have three levels', async () => {
  const tree = await loadAreas()
  expect(tree).toHaveLength(34)
  expect(areaPath(tree, ['110000', '110100', '110116']).at(-1)?.name).toBe('怀柔区')
  expect(areaPath(tree, ['810000', '810100']).at(-1)?.name).toBe('香港岛')
})
