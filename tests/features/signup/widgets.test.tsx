import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { countries } from '../../../src/api/countries.ts'
import { addTexts, i18n } from '../../../src/i18n/i18n.ts'
import { en, zh } from '../../../src/i18n/texts/signup.ts'
import { countriesArrived } from '../../../src/stores/site.ts'
import { useFreshSite } from '../../support/renderSite.tsx'
import { chooseFrom, chosenIn } from './lists.ts'
import { renderField } from './renderField.tsx'

useFreshSite()

beforeEach(() => {
  addTexts({ zh, en })
  countriesArrived(countries)
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
  /** What the form then holds, and what is restored from it. */
  value: unknown
  /** What is refused, where the widget lets it in at all. */
  bad?: [fill: (user: UserEvent) => Promise<unknown>, words: string]
}

const cases: Record<string, Case> = {
  input: {
    fill: type('周予安'),
    value: '周予安',
    bad: [type('周"予安'), '不能含有双引号'],
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
      (user) => chooseFrom(user, screen.getByLabelText('国籍或地区类别'), '外国'),
      '请选择国家或地区',
    ],
  },
}

/** What the controls of a field say that they hold. */
const shown = (container: HTMLElement) =>
  Array.from(container.querySelectorAll<HTMLInputElement>('input, textarea'), (control) => {
    if (control.role === 'combobox') return chosenIn(control)
    return /radio|checkbox/.test(control.type) ? control.checked : control.value
  })

describe.each(Object.entries(cases))('%s', (kind, { settings, fill, value, bad }) => {
  const source = { type: kind, required: true, ...settings }

  test('has its label, takes what is filled in, and shows it again', async () => {
    const { user, value: held, container, unmount } = renderField(source)
    expect(screen.getAllByText(/^题目/)[0]).toBeVisible()
    await fill(user)
    await user.click(screen.getByText('下一项'))
    expect(held()).toEqual(value)
    expect(container.querySelector('.signup-field--wrong')).toBeNull()
    const filled = shown(container)
    unmount()
    const again = renderField(source, value)
    expect(shown(again.container)).toEqual(filled)
  })

  test('left empty it asks for an answer, once it is left', async () => {
    const { user, container } = renderField(source)
    expect(container.querySelector('.signup-field--wrong')).toBeNull()
    await user.tab()
    for (let steps = 0; steps < 8 && document.activeElement?.textContent !== '下一项'; steps++) {
      await user.tab()
    }
    expect(screen.getByText(/^请(填写|选择)题目$/)).toBeVisible()
  })

  test.runIf(bad)('says what is wrong and keeps what was filled in', async () => {
    const { user, container } = renderField(source)
    const [fillBadly, words] = bad ?? [fill, '']
    await fillBadly(user)
    const filled = shown(container)
    await user.click(screen.getByText('下一项'))
    expect(container.querySelector('.signup-field__fault')).toHaveTextContent(words)
    expect(shown(container)).toEqual(filled)
  })
})

test('a type that is not known is shown as such', () => {
  renderField({ type: 'retina-scan' })
  expect(screen.getByText('此项（retina-scan）在本页无法填写')).toBeVisible()
})

test('a browser fills in the entrant’s own name, and nobody else’s', () => {
  renderField({ type: 'input', key: 'name' })
  expect(box()).toHaveAttribute('autocomplete', 'name')
})

test('a list is searched in both languages, and emptied where nobody has to choose', async () => {
  const { user, value } = renderField({ type: 'country' })
  await chooseFrom(user, box(), 'andorra')
  expect(value()).toBe('AD')
  expect(chosenIn(box())).toBe('安道尔')
  await user.click(screen.getByRole('button', { name: '清除所选' }))
  expect(value()).toBe('')
  await user.click(box())
  await user.keyboard('亚特兰蒂斯')
  expect(await screen.findByText('没有这样的选项')).toBeInTheDocument()
})

test('a text of several lines counts its characters, and keeps those that are too many', async () => {
  const { user, value } = renderField({ type: 'textarea', rules: { maxLength: 4 } })
  await user.type(box(), '燕岭马拉松')
  expect(screen.getByText('5 / 4')).toBeVisible()
  expect(value()).toBe('燕岭马拉松')
})

test('in English the label, the rule and what is wrong are English', async () => {
  await i18n.changeLanguage('en')
  const { user } = renderField({ type: 'number', required: true, rules: { min: 1, max: 9 } })
  expect(screen.getByText('1 to 9')).toBeVisible()
  await user.click(screen.getByLabelText(/^Question/))
  await user.tab()
  expect(screen.getByText('Fill in: Question')).toBeVisible()
})
