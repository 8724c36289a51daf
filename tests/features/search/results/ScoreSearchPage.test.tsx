import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { racePaths } from '#api/race/paths.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { deferred } from '#tests/support/deferred.ts'
import { operator, renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { isLongRun } from '#tests/support/suite.ts'

freshSiteEachTest({ hasStarters: true })

interface Person {
  name: string
  cardNumber: string
}

async function openSearch(hash = '#/score-search', now = 'day-after') {
  await operator.post('clock', { now })
  const { user } = await renderSite(hash)
  const form = within(await screen.findByRole('tabpanel', { name: '姓名和证件号码' }))
  const ask = async ({ name, cardNumber }: Person) => {
    await user.type(form.getByRole('textbox', { name: '姓名' }), name)
    await user.type(form.getByRole('textbox', { name: '证件号码或后六位' }), cardNumber)
    await user.keyboard('{Enter}')
  }
  return { user, form, ask }
}
const answer = () => screen.findByRole('article', { name: /\*/ })

/** The values of a result or certificate, by their names. */
const readFacts = (card: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    within(card)
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        within(term.parentElement ?? card).getByRole('definition').textContent,
      ]),
  )

test('shows both times, which one ranks, places and splits while results are preliminary', async () => {
  const { ask } = await openSearch()
  await ask(pinned.drawn)
  const article = await answer()
  expect(screen.getByText('查询结果：完赛', { selector: '[role=status]' })).toBeInTheDocument()
  expect(article).toHaveAccessibleName('林**')
  for (const words of ['2024 燕岭马拉松', 'B1226', '马拉松'])
    expect(within(article).getByText(words)).toBeVisible()
  expect(readFacts(article)).toMatchObject({
    '净成绩，从本人过起点线算起': '3:42:18',
    '枪声成绩，从起跑信号算起': '3:43:05',
    成绩状态: '初步成绩',
  })
  expect(article).toHaveTextContent(
    '名次按枪声成绩排定，斜线后为列入名次的人数；奖项按男、女分别录取',
  )
  expect(article).toHaveTextContent(
    '成绩公示至 2024 年 10 月 3 日 14:25（北京时间）。如有异议，请在此之前按竞赛规程提出。',
  )
  const table = within(within(article).getByRole('table', { name: '分段' }))
  expect(table.getAllByRole('row')).toHaveLength(11)
  expect(table.getByRole('row', { name: /^终点 42\.195 公里 3:42:18 3:43:05/ })).toBeVisible()
  expect(within(article).getByRole('img', { name: /各段配速/ })).toBeVisible()
})

test.each([
  ['missingMat', /30 公里处的计时点没有您的记录.*不列名次/],
  ['record', /打破赛会纪录。成绩确认后，发放奖金 10,000 元/],
  ['hidden', /不在名单中显示/],
  ['dnf', /未完赛.*未到达终点，已有的分段成绩见下/],
  ['dns', /未起跑.*起点没有您的记录/],
  ['dsq', /成绩取消.*没有跑完全部路线/],
] as const)('%s is explained', async (who, words) => {
  const { ask } = await openSearch()
  await ask(pinned[who])
  expect(await answer()).toHaveTextContent(words)
})

test('bib and name find a result too, unless it is hidden', async () => {
  const { user } = await openSearch()
  await user.click(screen.getByRole('tab', { name: '姓名和参赛号' }))
  await user.type(screen.getByRole('textbox', { name: '姓名' }), pinned.hidden.name)
  await user.type(screen.getByRole('textbox', { name: '参赛号' }), `${pinned.hidden.bib}{Enter}`)
  expect(await screen.findByRole('heading', { name: '没有查到相符的记录' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '修改查询内容' }))
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus()
})

test('the results list is masked, by event and gender, with pages', async () => {
  const { user } = await openSearch()
  const list = within(screen.getByRole('region', { name: '成绩榜' }))
  const first = async () => (await list.findAllByRole('row'))[1]
  expect(await first()).toHaveAccessibleName(/^1 1 A0001 高\*/)
  await user.click(list.getByRole('button', { name: '下一页' }))
  expect(await list.findByText(/第 2 \/ \d+ 页/)).toBeVisible()
  await user.selectOptions(list.getByRole('combobox', { name: '性别' }), '女子')
  expect(await list.findByText(/第 1 \/ \d+ 页/)).toBeVisible()
  // The first woman: her overall place, and the one that counts for prizes.
  const woman = (await list.findByText('A0011')).closest('tr')
  expect(woman).toHaveAccessibleName(/^9 1 A0011 苏/)
  const jump = list.getByRole('textbox', { name: '到第几页' })
  await user.clear(jump)
  await user.type(jump, '999{Enter}')
  expect(await list.findByText(/第 (\d+) \/ \1 页/)).toBeVisible()
  expect(jump).toHaveFocus()
})

test('the buttons of the results list keep the focus on its first and last page', async () => {
  const { user } = await openSearch()
  const list = within(screen.getByRole('region', { name: '成绩榜' }))
  const next = await list.findByRole('button', { name: '下一页' })
  const previous = list.getByRole('button', { name: '上一页' })
  await user.click(next)
  await list.findByText(/第 2 \/ \d+ 页/)
  await user.click(previous)
  await list.findByText(/第 1 \/ \d+ 页/)
  expect(previous).toHaveFocus()
  expect(previous).toBeEnabled()
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  await user.click(previous)
  expect(list.getByText(/第 1 \/ \d+ 页/)).toBeVisible()
  const jump = list.getByRole('textbox', { name: '到第几页' })
  await user.clear(jump)
  await user.type(jump, '999{Enter}')
  await list.findByText(/第 (\d+) \/ \1 页/)
  await user.click(previous)
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
  await user.click(next)
  await list.findByText(/第 (\d+) \/ \1 页/)
  expect(next).toHaveFocus()
})

const fileOf = (name: string) => within(screen.getByRole('group', { name }))

test('race files are saved under their names; any other response is reported', async () => {
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
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
    ['{"code":1}', '操作失败，请稍后重试'],
    ['<!doctype html><title>502</title>', '服务器暂时无响应'],
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

test('race files open in the site’s preview', async () => {
  const { user } = await openSearch()
  await user.click(fileOf('获奖名单').getByRole('button', { name: '预览' }))
  const preview = { name: '2024 燕岭马拉松 获奖名单.xlsx' }
  expect(await screen.findByRole('dialog', preview)).toBeVisible()
})

test('two runners are compared at the mats that recorded both', async () => {
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

test('the link to the photos passes the credentials on outside the URL', async () => {
  const { user, ask } = await openSearch()
  await ask(pinned.drawn)
  await user.click(await screen.findByRole('link', { name: '查看全部照片' }))
  expect(await screen.findByRole('heading', { name: '共 11 张照片' })).toBeVisible()
  expect(location.hash).toBe('#/image-search')
})

test('a certificate is shown, and distinguished from a forged one', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:certificate')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  const { user, ask } = await openSearch()
  await ask(pinned.drawn)
  await user.click(await screen.findByRole('button', { name: '查看证书' }))
  expect(await screen.findByRole('img', { name: '完赛证书' })).toHaveAttribute(
    'src',
    'blob:certificate',
  )
  expect(document.activeElement).toHaveAccessibleName('下载证书')
  await user.click(screen.getByRole('link', { name: '核验证书' }))
  const genuine = await screen.findByRole('region', { name: '证书真实有效' })
  expect(within(genuine).getByText('2024 燕岭马拉松')).toBeVisible()
  expect(genuine).toHaveTextContent('仍在公示期')
  expect(readFacts(genuine)).toMatchObject({ 姓名: '林**', 参赛号: 'B1226', 净成绩: '3:42:18' })
  const code = screen.getByRole('textbox', { name: '证书编号' })
  await user.clear(code)
  await user.type(code, 'YL2024-B1226-AAAAAAAA{Enter}')
  expect(await screen.findByRole('heading', { name: '查不到这份证书' })).toBeVisible()
})

test.runIf(isLongRun)('a runner’s years are shown on one chart, and each in full', async () => {
  const { user, ask } = await openSearch('#/multiple-score-search')
  await ask(pinned.drawn)
  const chart = within(await screen.findByRole('figure'))
  expect(
    screen.getByText('查询结果：2024 完赛、2023 完赛、2022 完赛', { selector: '[role=status]' }),
  ).toBeInTheDocument()
  expect(chart.getAllByRole('definition').map((bar) => bar.textContent)).toEqual([
    '5:16 /km 3:42:18',
    '5:29 /km 3:51:40',
    '5:08 /km 1:48:25',
  ])
  await user.click(screen.getByRole('tab', { name: '2022' }))
  const article = await answer()
  for (const words of ['2022 燕岭马拉松', 'D2904', '半程马拉松'])
    expect(within(article).getByText(words)).toBeVisible()
  expect(readFacts(article)).toMatchObject({
    '净成绩，从本人过起点线算起': '1:48:25',
    成绩状态: '正式成绩',
  })
})

test('past years can be searched while this year has no results', async () => {
  const { user, ask } = await openSearch('#/multiple-score-search', 'sign-up-open')
  const years = screen.getByRole('combobox', { name: '赛事年份' })
  expect(
    within(years)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['全部年份', '2023', '2022'])
  expect(screen.getByRole('region', { name: '2023 年成绩榜' })).toBeVisible()
  await ask(pinned.drawn)
  const tabs = within(await screen.findByRole('tablist', { name: '历年成绩' }))
  expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['2023', '2022'])
  await user.selectOptions(years, '2022')
  expect(await screen.findByRole('region', { name: '2022 年成绩榜' })).toBeVisible()
})

test('the results list of another year begins at page 1', async () => {
  const { user } = await openSearch('#/multiple-score-search')
  await user.click(await screen.findByRole('button', { name: '下一页' }))
  expect(await screen.findByText(/^第 2 \/ /)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: '赛事年份' }), '2023')
  const list = within(await screen.findByRole('region', { name: '2023 年成绩榜' }))
  expect(await list.findByText(/^第 \d+ \/ /)).toHaveTextContent(/^第 1 \/ /)
})

test('this year’s closed search links to past years', async () => {
  await operator.post('clock', { now: 'sign-up-open' })
  const { user } = await renderSite('#/score-search')
  await user.click(await screen.findByRole('link', { name: '历年成绩' }))
  expect(await screen.findByRole('tabpanel', { name: '姓名和证件号码' })).toBeVisible()
})

test('choosing a year during a search shows only that year’s result', async () => {
  const { user, ask } = await openSearch('#/multiple-score-search')
  const { promise: held, resolve: release } = deferred()
  const asked: unknown[] = []
  server.use(
    http.post('/race-center/api/query', async ({ request }) => {
      const { raceId } = (await request.clone().json()) as { raceId: string }
      asked.push(raceId)
      if (raceId === 'yanling-2024') await held
    }),
  )
  await ask(pinned.drawn)
  await waitFor(() => expect(asked).toEqual(['yanling-2024']))
  await user.selectOptions(screen.getByRole('combobox', { name: '赛事年份' }), '2022')
  release()
  const tabs = within(await screen.findByRole('tablist', { name: '历年成绩' }))
  expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['2022'])
  expect(await answer()).toHaveTextContent(/1:48:25/)
  expect(asked).toEqual(['yanling-2024', 'yanling-2022'])
})

test('in English, Chinese names are marked as Chinese in list and result', async () => {
  const { user, ask } = await openSearch()
  await ask(pinned.drawn)
  await answer()
  await user.click(screen.getByRole('button', { name: 'English' }))
  const names = await screen.findAllByText(/^(高\*|林\*\*)$/)
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) expect(name.closest('[lang]')).toHaveAttribute('lang', 'zh-CN')
  expect(screen.getByText('B1226').closest('[lang]')).toHaveAttribute('lang', 'en')
})

test('English readers get files with English names and text', async () => {
  const { user } = await openSearch()
  await user.click(screen.getByRole('button', { name: 'English' }))
  await user.click(fileOf('Prize list').getByRole('button', { name: 'Preview' }))
  const preview = { name: 'Yanling Mountain Marathon 2024 Prizes.xlsx' }
  expect(await screen.findByRole('dialog', preview)).toBeVisible()
})

test('results that are not out yet are promised for their hour, if that is known', async () => {
  server.use(http.post(racePaths.query, () => HttpResponse.json({ code: 3101, msg: 'x' })))
  const { ask } = await openSearch('#/multiple-score-search', '2024-09-22 20:00:00')
  await ask(pinned.drawn)
  expect(
    await screen.findByText('成绩定于 9 月 23 日 14:25（北京时间）公布，届时请再来查询。'),
  ).toBeVisible()
})

const answerScore = (fields: object) =>
  server.use(
    http.post(racePaths.query, () =>
      HttpResponse.json({
        code: 0,
        data: { bib: 'B1226', name: '林**', raceId: 'yanling-2024', itemId: 'full', ...fields },
      }),
    ),
  )

test('mats with a gun time alone are shown, and no label stands over nothing', async () => {
  const splits = [
    { km: 10, gunSeconds: 3189, place: 530 },
    { km: 5, gunSeconds: 1600, place: 540 },
    { km: 15 },
  ]
  answerScore({ state: 'finished', gunSeconds: 13_385, splits })
  const { ask } = await openSearch()
  await ask(pinned.drawn)
  const article = within(await answer())
  expect(article.getByText('枪声成绩，从起跑信号算起')).toBeVisible()
  expect(article.queryByText('净成绩，从本人过起点线算起')).not.toBeInTheDocument()
  expect(article.queryByText(/^柱越长/)).not.toBeInTheDocument()
  const table = within(article.getByRole('table', { name: '分段' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(1)).toEqual([
    '5 公里—0:26:40540',
    '10 公里—0:53:09530升 10',
    '终点 15 公里这个计时点没有记录',
  ])
})

test('a finisher without a time has a state, and no labels', async () => {
  answerScore({ state: 'finished', netSeconds: 0 })
  const { ask } = await openSearch()
  await ask(pinned.drawn)
  const article = within(await answer())
  expect(article.getByText('完赛')).toBeVisible()
  expect(article.queryByText(/成绩，从/)).not.toBeInTheDocument()
})

/** Answers each page of the list from `pages`; `total` may be missing. */
const answerList = (pages: (page: number) => { total?: number; count: number; row?: object }) =>
  server.use(
    http.get(racePaths.results, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const { total, count, row } = pages(page)
      const results = Array.from({ length: count }, (_, i) => ({ bib: `P${page}-${i}`, ...row }))
      return HttpResponse.json({ code: 0, data: { total, results } })
    }),
  )

test('a list of unknown length goes on after each full page, and from an empty one back', async () => {
  answerList((page) => ({ count: page < 3 ? 50 : 0 }))
  const { user } = await openSearch()
  const list = within(screen.getByRole('region', { name: '成绩榜' }))
  expect(await list.findByText('第 1 页，至少 50 条')).toBeVisible()
  await user.click(list.getByRole('button', { name: '下一页' }))
  expect(await list.findByText('P2-0')).toBeVisible()
  expect(list.getByText('第 2 页，至少 100 条')).toBeVisible()
  await user.click(list.getByRole('button', { name: '下一页' }))
  await user.click(await list.findByRole('button', { name: '回到第一页' }))
  expect(await list.findByText('P1-0')).toBeVisible()
})

test('a list that has become shorter shows its last page', async () => {
  let total = 120
  answerList((page) => ({ total, count: Math.min(50, Math.max(0, total - (page - 1) * 50)) }))
  const { user } = await openSearch()
  const list = within(screen.getByRole('region', { name: '成绩榜' }))
  await user.click(await list.findByRole('button', { name: '下一页' }))
  await list.findByText('P2-0')
  total = 60
  await user.click(list.getByRole('button', { name: '下一页' }))
  expect(await list.findByText('第 2 / 2 页，共 60 条')).toBeVisible()
  expect(await list.findByText('P2-9')).toBeVisible()
})

test('a row without a state says that it is being updated, as its result does', async () => {
  answerList(() => ({ total: 1, count: 1, row: { gunSeconds: 13_385, netSeconds: 13_338 } }))
  await openSearch()
  const row = (await screen.findByText('P1-0')).closest('tr')
  expect(row).toHaveTextContent('状态更新中')
  expect(row).not.toHaveTextContent('3:4')
})

test('an empty page number goes nowhere', async () => {
  const { user } = await openSearch()
  const list = within(screen.getByRole('region', { name: '成绩榜' }))
  await user.click(await list.findByRole('button', { name: '下一页' }))
  await list.findByText(/第 2 \/ \d+ 页/)
  const jump = list.getByRole('textbox', { name: '到第几页' })
  await user.clear(jump)
  await user.type(jump, '{Enter}')
  expect(list.getByText(/第 2 \/ \d+ 页/)).toBeVisible()
})
