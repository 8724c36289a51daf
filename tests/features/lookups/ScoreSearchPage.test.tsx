import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pinned } from '../../../sandbox/race-center/pinned.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'

useFreshSite()

/** A page, or the preview, comes in a file of its own. */
const PATIENCE = { timeout: 20_000 }

interface Person {
  name: string
  cardNumber: string
}

async function openSearch(hash = '#/score-search', now = 'day-after') {
  await operator.post('clock', { now })
  const { user } = await renderSite(hash)
  const form = within(await screen.findByRole('tabpanel', { name: '姓名和证件号码' }, PATIENCE))
  const ask = async ({ name, cardNumber }: Person) => {
    await user.type(form.getByRole('textbox', { name: '姓名' }), name)
    await user.type(form.getByRole('textbox', { name: '证件号码或后六位' }), cardNumber)
    await user.keyboard('{Enter}')
  }
  return { user, form, ask }
}
const answer = () => screen.findByRole('article', { name: /\*/ })

test('both times, what ranks, places and splits, before they are final', async () => {
  const { ask } = await openSearch()
  await ask(pinned.drawn)
  const article = await answer()
  expect(article).toHaveTextContent(/林\*\*.*B1226.*马拉松.*3:42:18净成绩.*3:43:05枪声成绩/)
  expect(article).toHaveTextContent('名次按枪声成绩排定')
  expect(article).toHaveTextContent(/临时成绩.*2024 年 10 月 2 日 14:25（北京时间）/)
  const table = within(within(article).getByRole('table', { name: '分段' }))
  expect(table.getAllByRole('row')).toHaveLength(11)
  expect(table.getByRole('row', { name: /^终点 42\.195 公里 3:42:18 3:43:05/ })).toBeVisible()
  expect(within(article).getByRole('img', { name: /各段配速/ })).toBeVisible()
})

test.each([
  ['missingMat', /30 公里处的计时点没有您的记录.*不列名次/],
  ['record', /打破赛会纪录，奖金 10000 元/],
  ['hidden', /不在名单中显示/],
  ['dnf', /未完赛.*没有到达终点/],
  ['dns', /未出发.*起点没有您的记录/],
  ['dsq', /成绩取消.*没有跑完全部路线/],
] as const)('%s is explained', async (who, words) => {
  const { ask } = await openSearch()
  await ask(pinned[who])
  expect(await answer()).toHaveTextContent(words)
})

test('bib and name find a result too, but not of who is hidden', async () => {
  const { user } = await openSearch()
  await user.click(screen.getByRole('tab', { name: '姓名和参赛号' }))
  await user.type(screen.getByRole('textbox', { name: '姓名' }), pinned.hidden.name)
  await user.type(screen.getByRole('textbox', { name: '参赛号' }), `${pinned.hidden.bib}{Enter}`)
  expect(await screen.findByRole('heading', { name: '没有查到相符的记录' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '修改查询内容' }))
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus()
})

test('the list is masked, by item and sex, page by page', async () => {
  const { user } = await openSearch()
  const list = within(screen.getByRole('region', { name: '成绩榜' }))
  const first = async () => (await list.findAllByRole('row'))[1]
  expect(await first()).toHaveTextContent('1A0001高*')
  await user.click(list.getByRole('button', { name: '下一页' }))
  expect(await list.findByText(/第 2 \/ \d+ 页/)).toBeVisible()
  await user.selectOptions(list.getByRole('combobox', { name: '性别' }), '女子')
  expect(await list.findByText(/第 1 \/ \d+ 页/)).toBeVisible()
  expect(await list.findByText('A0011')).toBeVisible()
  const jump = list.getByRole('textbox', { name: '到第几页' })
  await user.clear(jump)
  await user.type(jump, '999{Enter}')
  expect(await list.findByText(/第 (\d+) \/ \1 页/)).toBeVisible()
  expect(jump).toHaveFocus()
})

const fileOf = (name: string) => within(screen.getByRole('group', { name }))

test('the files of the day are saved under their names; what comes instead is told', async () => {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = await openSearch()
  await user.click(fileOf('获奖名单').getByRole('button', { name: '下载' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(names).toEqual(['2024 燕岭马拉松 获奖名单.xlsx'])
  const results = fileOf('成绩表')
  for (const [body, words] of [
    ['', '没有数据'],
    ['{"code":3299,"msg":"名单整理中"}', '名单整理中'],
    ['<!doctype html><title>502</title>', '网络连接失败'],
  ]) {
    await operator.post('faults', { path: '/race-center/api/export', times: 1, body })
    await user.click(results.getByRole('button', { name: '下载' }))
    expect(await results.findByText(words ?? '')).toBeVisible()
  }
  await operator.post('faults', { path: '/race-center/api/export', times: 1, body: '{\\rtf1 list' })
  await user.click(results.getByRole('button', { name: '下载' }))
  expect(await results.findByText('已保存')).toBeVisible()
  expect(names).toHaveLength(2)
})

test('the files of the day open in the preview of the site', async () => {
  const { user } = await openSearch()
  await user.click(fileOf('获奖名单').getByRole('button', { name: '预览' }))
  const preview = { name: '2024 燕岭马拉松 获奖名单.xlsx' }
  expect(await screen.findByRole('dialog', preview, PATIENCE)).toBeVisible()
})

test('two runners are held against each other at the mats that saw both', async () => {
  const { user, ask } = await openSearch()
  await ask(pinned.drawn)
  await user.click(await screen.findByRole('button', { name: '开始对比' }))
  const compare = within(screen.getByRole('region', { name: '与另一位选手对比' }))
  await user.type(compare.getByRole('textbox', { name: '姓名' }), pinned.missingMat.name)
  await user.type(
    compare.getByRole('textbox', { name: '参赛号' }),
    `${pinned.missingMat.bib}{Enter}`,
  )
  const table = within(await compare.findByRole('table'))
  expect(table.getByRole('columnheader', { name: /^秦\*\* B1666/ })).toBeVisible()
  expect(table.getByRole('row', { name: '42.195 公里 3:42:18 4:05:12 快 22:54' })).toBeVisible()
  expect(table.queryByRole('row', { name: /^30 公里/ })).not.toBeInTheDocument()
})

test('the way to one’s photos takes the two facts along, and not in the address', async () => {
  const { user, ask } = await openSearch()
  await ask(pinned.drawn)
  await user.click(await screen.findByRole('link', { name: '查看全部照片' }))
  expect(await screen.findByRole('heading', { name: '共 11 张照片' }, PATIENCE)).toBeVisible()
  expect(location.hash).toBe('#/image-search')
})

test('a certificate is seen, and told from a forged one', async () => {
  URL.createObjectURL = () => 'blob:certificate'
  URL.revokeObjectURL = () => undefined
  const { user, ask } = await openSearch()
  await ask(pinned.drawn)
  await user.click(await screen.findByRole('button', { name: '查看证书' }))
  expect(await screen.findByRole('img', { name: '完赛证书' })).toHaveAttribute(
    'src',
    'blob:certificate',
  )
  await user.click(screen.getByRole('link', { name: '核验证书' }))
  const genuine = await screen.findByRole('region', { name: '证书属实' })
  expect(genuine).toHaveTextContent(/2024 燕岭马拉松.*仍在公示期.*林\*\*.*B1226.*3:42:18/)
  const code = screen.getByRole('textbox', { name: '证书编号' })
  await user.clear(code)
  await user.type(code, 'YL2024-B1226-AAAAAAAA{Enter}')
  expect(await screen.findByRole('heading', { name: '查不到这份证书' })).toBeVisible()
})

test('own years stand on one chart, and each in full', async () => {
  const { user, ask } = await openSearch('#/multiple-score-search')
  await ask(pinned.drawn)
  const chart = within(await screen.findByRole('figure'))
  expect(chart.getAllByRole('definition').map((bar) => bar.textContent)).toEqual([
    '3:42:18',
    '3:51:40',
    '1:48:25',
  ])
  await user.click(screen.getByRole('tab', { name: '2022' }))
  expect(await answer()).toHaveTextContent(/D2904.*半程马拉松.*1:48:25.*正式成绩/)
})
