import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { block, renderHome } from '../renderHome.tsx'

freshSiteEachTest()

const open = { openStatus: true, jumpType: 2, jumpUrl: '/anywhere' }
const allOpen = {
  searchConfigList: yanling2024.searchConfigList?.map((card) => ({ ...card, openStatus: true })),
  registrationSearch: open,
  scoreSearch: { ...open, useMultipleSearch: 1 },
  pictureSearch: open,
}
/** The navigation state, which is not in the URL. */
const passed = () => (history.state as { usr: unknown }).usr

test.each([
  {
    language: 'zh',
    title: '快速查询',
    labels: ['姓名', '证件号码后六位'],
    submit: '查询',
    faults: ['请输入姓名', '请输入证件号码后六位', '证件号码后六位不完整，请输入六位数字或字母'],
  },
  {
    language: 'en',
    title: 'Find your entry, results or photos',
    labels: ['Full name', 'Last six characters of your ID number'],
    submit: 'Search',
    faults: [
      'Enter your name',
      'Enter the last six characters of your ID number',
      'Enter all six digits or letters',
    ],
  },
] as const)(
  'in $language it says what is missing, keeps the input and passes it on',
  async ({ language, title, labels, submit, faults }) => {
    const { user } = await renderHome({ language })
    const band = block(title)
    const [name, document] = labels.map((label) => band.getByRole('textbox', { name: label }))
    if (!name || !document) throw new Error('two fields')

    await user.click(band.getByRole('button', { name: submit }))
    expect(band.getByText(faults[0])).toBeVisible()
    expect(name).toHaveFocus()
    expect(document).toHaveAccessibleDescription(faults[1])

    await user.type(name, ' 王小明 ')
    await user.type(document, '7123X{Enter}')
    expect(document).toHaveAccessibleDescription(faults[2])
    expect(document).toHaveFocus()
    expect(name).toHaveValue(' 王小明 ')
    expect(location.hash).toBe('#/home')

    await user.clear(document)
    await user.type(document, '11010519900307123x{Enter}')
    expect(location.hash).toBe('#/registration-search')
    expect(location.search).toBe('')
    const onPage = /^(证件号码或后六位|ID number, or its last 6 characters)$/
    const field = await screen.findByRole('textbox', { name: onPage })
    expect(field).toHaveValue('07123x')
    expect(screen.getByRole('textbox', { name: labels[0] })).toHaveValue('王小明')
    await waitFor(() => expect(passed()).toBeNull())
  },
)

test('the input is kept when another search is chosen', async () => {
  const { user } = await renderHome({ change: allOpen })
  const band = block('快速查询')
  await user.type(band.getByRole('textbox', { name: '姓名' }), '王小明')
  band.getByRole('tab', { name: '报名' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(band.getByRole('tab', { name: '成绩', selected: true })).toHaveFocus()
  expect(band.getByRole('tabpanel', { name: '成绩' })).toBeVisible()
  expect(band.getByRole('textbox', { name: '姓名' })).toHaveValue('王小明')
  await user.type(band.getByRole('textbox', { name: '参赛号' }), 'A1024{Enter}')
  expect(location.hash).toBe('#/multiple-score-search')
  const field = await screen.findByRole('textbox', { name: '参赛号' })
  expect(field).toHaveValue('A1024')
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('王小明')
})

test.each([
  [
    'zh',
    '快速查询',
    '成绩',
    '查询',
    '成绩查询',
    '成绩查询将在赛后 24 小时，即 9 月 23 日 14:25 开放，敬请期待。',
  ],
  [
    'en',
    'Find your entry, results or photos',
    'Results',
    'Search',
    'Results',
    'Results are published 24 hours after the race, at 14:25 on 23 September. Come back then.',
  ],
] as const)('in %s a closed search says why', async (language, title, tab, submit, name, text) => {
  const { user } = await renderHome({ language })
  const band = block(title)
  await user.click(band.getByRole('tab', { name: tab }))
  await user.click(band.getByRole('button', { name: submit }))
  expect(within(await screen.findByRole('dialog', { name })).getByText(text)).toBeVisible()
  expect(location.hash).toBe('#/home')
})

test('the face search explains why it is closed', async () => {
  const { user } = await renderHome()
  await user.click(block('快速查询').getByRole('button', { name: '用一张照片找到自己' }))
  expect(await screen.findByRole('dialog', { name: '照片查询' })).toHaveTextContent('赛后开放')
})

test('an open face search is a link to its page, with the kind of search', async () => {
  const { user } = await renderHome({ change: allOpen })
  const link = block('快速查询').getByRole('link', { name: '用一张照片找到自己' })
  expect(link).toHaveAttribute('href', '#/image-search')
  await user.click(link)
  expect(passed()).toEqual({ searchBy: 'face' })
})

test('a search that is not configured has no tab', async () => {
  await renderHome({
    change: { searchConfigList: [], scoreSearch: 'x', pictureSearch: null },
  })
  const band = block('快速查询')
  expect(band.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['报名'])
  expect(band.queryByText('用一张照片找到自己')).not.toBeInTheDocument()
})
