import { act, renderHook, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { builtInCountries } from '#api/basic/countries.ts'
import { SiteProvider } from '#app/SiteProvider.tsx'
import { useCountries } from '#features/signup/fields/area/useCountries.ts'
import { addTexts } from '#i18n/i18n.ts'
import { fields as en } from '#i18n/locales/en/fields.ts'
import { fields as zh } from '#i18n/locales/zh/fields.ts'
import { setLanguage } from '#stores/language.ts'
import { setCountries } from '#stores/site.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { chooseFrom, chosenIn } from '../lists.ts'
import { control, renderField } from './renderField.tsx'

freshSiteEachTest()

beforeEach(() => {
  addTexts({ zh, en })
  setCountries(builtInCountries)
})

const options = [
  { value: 'a', label: '甲', labelEn: 'First', link: '#/race-information/race-rules' },
  { value: 'b', label: '乙', labelEn: 'Second', withText: true },
]
const box = () => screen.getByLabelText(/^题目/)
const type = (text: string) => async (user: UserEvent) => {
  await user.clear(box())
  if (text) await user.type(box(), text)
}
const list = (label: string) => async (user: UserEvent) => chooseFrom(user, box(), label)
const choose = (label: string) => async (user: UserEvent) =>
  user.click(screen.getByLabelText(label))

interface Case {
  settings?: Record<string, unknown>
  fill: (user: UserEvent) => Promise<unknown>
  /** The resulting form value, which is also what gets restored. */
  value: unknown
  /** Invalid input, for inputs that allow it. */
  bad?: [fill: (user: UserEvent) => Promise<unknown>, texts: string]
}

const cases: Record<string, Case> = {
  input: {
    fill: type('周予安'),
    value: '周予安',
    bad: [type('周"予安'), '不能含有双引号（"）'],
  },
  textarea: {
    settings: { rules: { maxLength: 4 } },
    fill: type('燕岭'),
    value: '燕岭',
    bad: [type('燕岭马拉松'), '最多填写 4 个字'],
  },
  number: {
    settings: { unit: '分钟', rules: { min: 60, max: 600 } },
    fill: type('245'),
    value: '245',
    bad: [type('12'), '不能小于 60'],
  },
  url: {
    fill: type('https://run.test/log'),
    value: 'https://run.test/log',
    bad: [type('run'), '请输入正确的网址'],
  },
  email: {
    fill: type('a@race.test'),
    value: 'a@race.test',
    bad: [type('zhouyuan@yanling'), '请输入有效的邮箱地址'],
  },
  phone: {
    fill: type('138 0000 0922'),
    value: '138 0000 0922',
    bad: [type('138'), '请输入正确的手机号'],
  },
  gender: { fill: choose('女'), value: 2 },
  radio: { settings: { options }, fill: choose('乙'), value: 'b' },
  'radio-link': { settings: { options }, fill: choose('甲'), value: 'a' },
  'radio-input': {
    settings: { options },
    fill: async (user) => {
      await choose('乙')(user)
      await user.type(screen.getByRole('textbox', { name: '乙' }), '山友')
    },
    value: { value: 'b', text: '山友' },
    bad: [choose('乙'), '请补充填写所选的一项'],
  },
  checkbox: {
    settings: { options, max: 1 },
    fill: choose('乙'),
    value: ['b'],
    bad: [
      async (user) => {
        await choose('乙')(user)
        await choose('甲')(user)
      },
      '最多选 1 项',
    ],
  },
  picker: { settings: { options }, fill: list('乙'), value: 'b' },
  'clothing-size': {
    settings: { options, chart: [{ label: '身高', centimetres: [160, 165] }] },
    fill: choose('乙'),
    value: 'b',
  },
  country: { fill: list('安道尔'), value: 'AD' },
  'single-country': { settings: { countries: ['CN', 'HK'] }, fill: list('中国香港'), value: 'HK' },
  'country-advanced': {
    fill: async (user) => {
      await chooseFrom(user, screen.getByLabelText('国籍或地区类别'), '中国香港、中国澳门')
      await chooseFrom(user, screen.getByLabelText('国家或地区'), '中国澳门')
    },
    value: { region: 'hk-macao', country: 'MO' },
    bad: [
      (user) => chooseFrom(user, screen.getByLabelText('国籍或地区类别'), '其他国家'),
      '请选择国家或地区',
    ],
  },
}

/** The values that a field's controls show. */
const shown = (container: HTMLElement) =>
  Array.from(container.querySelectorAll<HTMLInputElement>('input, textarea'), (input) => {
    if (input.role === 'combobox') return chosenIn(input)
    return /radio|checkbox/.test(input.type) ? input.checked : input.value
  })

describe.each(Object.entries(cases))('%s', (kind, { settings, fill, value, bad }) => {
  const source = { type: kind, required: true, ...settings }

  test('has a label, accepts input and shows it again', async () => {
    const { user, value: held, container, unmount } = renderField(source)
    expect(screen.getAllByText(/^题目/)[0]).toBeVisible()
    await fill(user)
    await user.click(screen.getByText('下一项'))
    expect(held()).toEqual(value)
    expect(container.querySelector('[data-invalid]')).toBeNull()
    const filled = shown(container)
    unmount()
    const again = renderField(source, value)
    expect(shown(again.container)).toEqual(filled)
  })

  test('asks for an answer once it is left empty', async () => {
    const { user, container } = renderField(source)
    expect(container.querySelector('[data-invalid]')).toBeNull()
    await user.tab()
    for (let steps = 0; steps < 8 && document.activeElement?.textContent !== '下一项'; steps++) {
      await user.tab()
    }
    expect(screen.getByText(/^请(填写|选择|阅读并勾选)题目$/)).toBeVisible()
  })

  test.runIf(bad)('shows an error and keeps the input', async () => {
    const { user, container } = renderField(source)
    const [fillBadly, texts] = bad ?? [fill, '']
    await fillBadly(user)
    const filled = shown(container)
    await user.click(screen.getByText('下一项'))
    expect(control()).toHaveAccessibleDescription(expect.stringContaining(texts))
    expect(shown(container)).toEqual(filled)
  })
})

test('an unknown type is shown as such', () => {
  renderField({ type: 'retina-scan' })
  expect(screen.getByText('此项（retina-scan）在本页无法填写')).toBeVisible()
})

test('the browser may autofill only the entrant’s own name', () => {
  renderField({ type: 'input', key: 'name' })
  expect(box()).toHaveAttribute('autocomplete', 'name')
})

test('the browser may autofill the entrant’s birth date and country, but no other date', () => {
  const { unmount } = renderField({ type: 'date-picker', key: 'birthDate', from: 'document' })
  expect(box()).toHaveAttribute('autocomplete', 'bday')
  unmount()
  const other = renderField({ type: 'date-picker', key: 'guardianBirthDate', from: 'document' })
  expect(box()).toHaveAttribute('autocomplete', 'off')
  other.unmount()
  const country = renderField({ type: 'country' })
  expect(box()).toHaveAttribute('autocomplete', 'country-name')
  country.unmount()
  renderField({ type: 'country-advanced' }, { region: 'foreign', country: '' })
  expect(screen.getByLabelText('国家或地区')).toHaveAttribute('autocomplete', 'country-name')
})

test('a birth date in the future is reported', async () => {
  const { user } = renderField({
    type: 'date-picker',
    key: 'birthDate',
    from: 'document',
  })
  await user.type(box(), '2030-01-01')
  await user.click(screen.getByText('下一项'))
  expect(control()).toHaveAccessibleDescription(expect.stringContaining('该日期尚未到来，请核对'))
})

test.each([
  ['zh', ['中国大陆', '中国香港', '中国澳门', '中国台湾', '阿尔巴尼亚', '阿尔及利亚']],
  [
    'en',
    [
      'Mainland China',
      'Hong Kong, China',
      'Macao, China',
      'Taiwan, China',
      'Afghanistan',
      'Åland Islands',
    ],
  ],
  ['ja', ['中国', '香港', 'マカオ', '台湾', 'アイスランド', 'アイルランド']],
] as const)(
  'in %s, countries are sorted by name after the four Chinese regions',
  async (language, first) => {
    await act(() => setLanguage(language))
    const { result } = renderHook(() => useCountries(), { wrapper: SiteProvider })
    expect(result.current.slice(0, 6).map(({ label }) => label)).toEqual(first)
  },
)

test('a list can be searched in both languages, and cleared if optional', async () => {
  const { user, value } = renderField({ type: 'country' })
  await chooseFrom(user, box(), 'andorra')
  expect(value()).toBe('AD')
  expect(chosenIn(box())).toBe('安道尔')
  await user.click(screen.getByRole('button', { name: '清除所选' }))
  expect(value()).toBe('')
  await user.click(box())
  await user.keyboard('亚特兰蒂斯')
  expect(await screen.findByText('没有相符的选项')).toBeInTheDocument()
})

test('a multi-line text counts its characters and keeps the excess', async () => {
  const { user, value } = renderField({ type: 'textarea', rules: { maxLength: 4 } })
  await user.type(box(), '燕岭马拉松')
  expect(screen.getByText('5 / 4')).toBeVisible()
  expect(value()).toBe('燕岭马拉松')
})

test('in English the label, rule and error are English', async () => {
  await setLanguage('en')
  const { user } = renderField({ type: 'number', required: true, rules: { min: 1, max: 9 } })
  expect(screen.getByText('1 to 9')).toBeVisible()
  await user.click(screen.getByLabelText(/^Question/))
  await user.tab()
  expect(screen.getByText('Fill in: Question')).toBeVisible()
})
