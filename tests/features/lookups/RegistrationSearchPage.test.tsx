import { createHash } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pinned } from '../../../sandbox/race-center/pinned.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'

useFreshSite()

const QUERY = '/race-center/api/query'
const queries = async () => (await operator.requests()).filter(({ path }) => path === QUERY)

async function openSearch(now = 'ballot-day') {
  await operator.post('clock', { now })
  const { user } = await renderSite('#/registration-search')
  const form = within(await screen.findByRole('tabpanel'))
  const name = form.getByRole('textbox', { name: '姓名' })
  const number = () => form.getByRole('textbox', { name: '证件号码或后六位' })
  const ask = async (person: { name: string; cardNumber: string }) => {
    await user.clear(name)
    await user.clear(number())
    await user.type(name, person.name)
    await user.type(number(), `${person.cardNumber.slice(-6)}{Enter}`)
  }
  return { user, form, name, number, ask }
}

test.each([
  ['draft', '草稿', '提交截止2024 年 8 月 18 日 23:59（北京时间）', '补全信息'],
  ['submitted', '已提交', '审核预计完成2024 年 8 月 17 日 10:00（北京时间）', '等待审核'],
  ['rejected', '证明未通过', '重新提交截止2024 年 8 月 18 日 23:59（北京时间）', '更换证明'],
  ['toPay', '待缴费', '缴费截止2024 年 8 月 23 日 23:59（北京时间）', '缴费'],
  ['notDrawn', '已缴费，等待抽签', '抽签结果公布2024 年 8 月 26 日 09:00（北京时间）', '公布后'],
] as const)('while sign-up is open %s stands as %s', async (who, state, date, next) => {
  const { ask } = await openSearch('sign-up-open')
  await ask(pinned[who])
  const answer = within(await screen.findByRole('region', { name: state }))
  const [first, second] = answer.getAllByRole('term').map((term) => term.parentElement)
  expect(first).toHaveTextContent(date)
  expect(second).toHaveTextContent(next)
})

test.each([
  ['notDrawn', '未中签', '原路退回'],
  ['direct', '直通参赛', '领取'],
  ['drawn', '已中签', '领取'],
  ['givenUp', '已放弃名额', '来年'],
  ['waiting', '候补中候补第 57 位', '递补'],
  ['withdrawn', '已撤回', '来年'],
  ['refunding', '退款中', '到账'],
  ['refunded', '已退款', '到账'],
] as const)('after the draw %s stands as %s', async (who, state, next) => {
  const { ask } = await openSearch('2024-08-26 12:00')
  await ask(pinned[who])
  const answer = await screen.findByRole('region', { name: state })
  expect(answer).toHaveTextContent(next)
  expect(answer).toHaveTextContent('北京时间')
  expect(answer).not.toHaveTextContent(pinned[who].name)
  expect(answer).not.toHaveTextContent(pinned[who].cardNumber.slice(0, 10))
})

test('the entry’s details are asked for on their own', async () => {
  const { ask, user } = await openSearch()
  await ask(pinned.drawn)
  await user.click(await screen.findByRole('button', { name: '查看报名信息' }))
  expect(await screen.findByText('男子 30–34 岁')).toBeVisible()
  expect(screen.getByText('官方网站')).toBeVisible()
  expect(await queries()).toHaveLength(2)
})

test('the draw is held against its published list', async () => {
  // Bytes of jsdom are none to Node.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((_name, bytes) => {
    const list = Buffer.from(bytes as ArrayBuffer)
    return Promise.resolve(Uint8Array.from(createHash('sha256').update(list).digest()).buffer)
  })
  const { ask, user } = await openSearch()
  await ask(pinned.drawn)
  const check = await screen.findByRole('button', { name: '核对抽签名单' })
  await user.click(check)
  expect(await screen.findByText('核对一致，名单没有改动。')).toBeVisible()
  await operator.post('faults', { path: '/race-center/api/export', times: 1, body: 'changed' })
  await user.click(check)
  expect(await screen.findByText('核对不一致，请联系组委会。')).toBeVisible()
})

test('a wrong pair tells nothing of the person, and stands in no address', async () => {
  const { ask } = await openSearch()
  const words = []
  for (const name of [pinned.drawn.name, '查无此人']) {
    await ask({ name, cardNumber: '000000' })
    const title = await screen.findByRole('heading', { name: '没有查到相符的记录' })
    words.push(title.parentElement?.textContent)
  }
  expect(words[0]).toBe(words[1])
  expect(location.href).not.toMatch(/000000/)
  expect(
    JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
  ).not.toMatch(/000000|查无此人/)
})

test('what is missing is said at its field, and nothing leaves', async () => {
  const { user, form, name, number } = await openSearch()
  await user.click(form.getByRole('button', { name: '查询' }))
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('请输入姓名')
  await user.type(name, '林知远')
  await user.type(number(), '12345{Enter}')
  expect(number()).toHaveAccessibleDescription('至少输入证件号码的后六位')
  expect(await queries()).toEqual([])
})

test('ten clicks make one request, which can be cancelled and asked again', async () => {
  await operator.post('faults', { path: QUERY, times: 1, delayMs: 1500 })
  const { user, form, ask } = await openSearch()
  await ask(pinned.drawn)
  const button = form.getByRole('button')
  for (let i = 0; i < 10; i++) await user.click(button)
  await user.click(await screen.findByRole('button', { name: '取消查询' }))
  expect(screen.queryByRole('heading', { name: '查询中' })).not.toBeInTheDocument()
  expect(await queries()).toHaveLength(1)
  await user.click(form.getByRole('button', { name: '查询' }))
  expect(await screen.findByRole('region', { name: '已中签' })).toBeVisible()
})

test('a busy centre is asked again, with words', async () => {
  await operator.post('faults', { path: QUERY, times: 1, status: 503, body: '' })
  const { ask } = await openSearch()
  await ask(pinned.drawn)
  expect(await screen.findByText('服务器正忙，稍后自动第 2 次查询')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('region', { name: '已中签' })).toBeVisible(), {
    timeout: 5000,
  })
})

test('closed, it says why; what the home page gave along is asked at once', async () => {
  await operator.post('clock', { now: 'before-sign-up' })
  const closed = await renderSite('#/registration-search')
  expect(await screen.findByRole('heading', { name: '报名查询尚未开放' })).toBeVisible()
  expect(screen.getByText('报名查询暂未开放，敬请期待。')).toBeVisible()
  closed.unmount()

  await operator.post('clock', { now: 'ballot-day' })
  const facts = { name: pinned.drawn.name, documentNumber: pinned.drawn.cardNumber.slice(-6) }
  location.hash = '#/registration-search'
  history.replaceState({ usr: facts, key: 'k', idx: 0 }, '')
  await renderSite('#/registration-search')
  expect(await screen.findByRole('region', { name: '已中签' })).toBeVisible()
  expect(JSON.stringify(history.state)).not.toContain(facts.documentNumber)
})
