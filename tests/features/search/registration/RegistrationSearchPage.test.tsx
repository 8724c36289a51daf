import { createHash } from 'node:crypto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { startSession } from '#stores/session.ts'
import { publish } from '#tests/support/publish.ts'
import { operator, renderSite, freshSiteEachTest, loginDrawer } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest({ hasStarters: true })

const QUERY = '/race-center/api/query'
const queries = async () => (await operator.requests()).filter(({ path }) => path === QUERY)

async function openSearch(now = 'ballot-day') {
  await operator.post('clock', { now })
  const { user } = await renderSite('#/registration-search')
  const form = within(await screen.findByRole('form', { name: '姓名和证件号码' }))
  const name = form.getByRole('textbox', { name: '姓名' })
  const number = () =>
    form.getByRole('textbox', {
      name: /^(证件号码或后六位|ID number, or its last 6 characters)$/,
    })
  const ask = async (person: { name: string; cardNumber: string }) => {
    await user.clear(name)
    await user.clear(number())
    await user.type(name, person.name)
    await user.type(number(), `${person.cardNumber.slice(-6)}{Enter}`)
  }
  return { user, form, name, number, ask }
}

test.each([
  ['draft', '草稿', '提交截止2024 年 8 月 18 日 24:00（北京时间）', '补全信息'],
  ['submitted', '已提交', '审核预计完成2024 年 8 月 17 日 10:00（北京时间）', '等待审核'],
  ['rejected', '证明未通过', '重新提交截止2024 年 8 月 18 日 24:00（北京时间）', '更换证明'],
  ['toPay', '待缴费', '缴费截止2024 年 8 月 18 日 24:00（北京时间）', '缴费'],
  ['notDrawn', '已缴费，等待抽签', '抽签结果公布2024 年 8 月 26 日 9:00（北京时间）', '公布后'],
] as const)('while sign-up is open, %s is shown as %s', async (who, state, date, next) => {
  const { ask } = await openSearch('sign-up-open')
  await ask(pinned[who])
  const answer = within(await screen.findByRole('region', { name: state }))
  const [first, second] = answer.getAllByRole('term').map((term) => term.parentElement)
  expect(first).toHaveTextContent(date)
  expect(second).toHaveTextContent(next)
})

test.each([
  ['notDrawn', '未中签', '原路退还'],
  ['direct', '已获名额（免抽签）', '领取'],
  ['drawn', '已中签', '领取'],
  ['givenUp', '已放弃名额', '来年'],
  ['waiting', '候补中候补第 57 位', '递补'],
  ['withdrawn', '已失效', '报名已截止'],
  ['refunding', '退款中', '到账'],
  ['refunded', '已退款', '到账'],
  ['draft', '未提交', '来年'],
  ['rejected', '证明未通过', '原路退还'],
] as const)('after the ballot, %s is shown as %s', async (who, state, next) => {
  const { ask } = await openSearch('2024-08-26 12:00')
  await ask(pinned[who])
  const answer = await screen.findByRole('region', { name: state })
  expect(answer).toHaveTextContent(next)
  expect(answer).toHaveTextContent('北京时间')
  expect(answer).not.toHaveTextContent(pinned[who].name)
  expect(answer).not.toHaveTextContent(pinned[who].cardNumber.slice(0, 10))
})

test('the state is announced without personal data', async () => {
  const { ask } = await openSearch('2024-08-26 12:00')
  await ask(pinned.drawn)
  const told = await screen.findByText('查询结果：已中签')
  expect(told).toHaveAttribute('role', 'status')
})

test('the sign-up’s details are loaded on request', async () => {
  const { ask, user } = await openSearch()
  await ask(pinned.drawn)
  await user.click(await screen.findByRole('button', { name: '查看报名信息' }))
  expect(await screen.findByText('男子 30–34 岁')).toBeVisible()
  expect(screen.getByText('报名编号').nextElementSibling).toHaveTextContent(/^YL24\d{6}$/)
  expect(document.body).not.toHaveFocus()
  expect(screen.getByText('官方网站')).toBeVisible()
  expect(await queries()).toHaveLength(2)
})

test('in English, the details have no Chinese places', async () => {
  const { ask, user } = await openSearch()
  await ask(pinned.drawn)
  await user.click(await screen.findByRole('button', { name: '查看报名信息' }))
  await screen.findByText('男子 30–34 岁')
  await user.click(screen.getByRole('button', { name: 'English' }))
  const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling
  expect(await fact('City')).toHaveTextContent(/^[A-Z][a-z]+$/)
  expect(await fact('Kit pick-up at')).toHaveTextContent('Yanling Gymnasium')
})

test('without a place, no kit pick-up is shown, whatever the service sends', async () => {
  const masked = { signupNo: 'YL1', name: '何**', cardNumber: '****001X', channel: 'web' }
  server.use(
    http.post(QUERY, () =>
      HttpResponse.json({
        code: 0,
        data: { ...masked, kitPlace: '燕岭体育馆', city: '北京市' },
      }),
    ),
  )
  const { ask, user } = await openSearch()
  server.use(
    http.post(
      QUERY,
      () =>
        HttpResponse.json({
          code: 0,
          data: { ...masked, state: 'notDrawn' },
        }),
      { once: true },
    ),
  )
  await ask(pinned.notDrawn)
  await user.click(await screen.findByRole('button', { name: '查看报名信息' }))
  expect(await screen.findByText('北京市')).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/参赛物品领取|燕岭体育馆/)
})

test('a person with several entries sees each, with its own details', async () => {
  const masked = { name: '何**', cardNumber: '****001X', channel: 'web' }
  const asked: unknown[] = []
  server.use(
    http.post(QUERY, async ({ request }) => {
      const body: unknown = await request.json()
      asked.push(body)
      const half = { ...masked, signupNo: 'YL2', itemId: 'half', state: 'submitted', fee: 0 }
      const full = { ...masked, signupNo: 'YL1', itemId: 'full', state: 'confirmed', pen: 'B' }
      return HttpResponse.json({ code: 0, data: { ...full, others: [half] } })
    }),
  )
  const [full, half] = yanling2024.raceItems ?? []
  const waves = [{ pen: 'B', startTime: '2024-09-22 08:10:00' }]
  publish({ raceItems: [{ ...full, waves }, half] })
  const { ask, user } = await openSearch()
  await ask(pinned.notDrawn)
  expect(await screen.findByText('查询结果：名额已确认、已提交')).toHaveAttribute('role', 'status')
  const place = within(screen.getByRole('region', { name: '名额已确认' }))
  expect(place.getByText('本批起跑').nextElementSibling).toHaveTextContent('8:10')
  const free = within(screen.getByRole('region', { name: '已提交' }))
  expect(free.getByText('报名已收到，无需缴费，名额尚未确定。')).toBeVisible()
  expect(free.getByText('免费')).toBeVisible()
  await user.click(free.getByRole('button', { name: '查看报名信息' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ signupNo: 'YL2' }))
})

test('the ballot can be checked against its published list', async () => {
  // Node does not accept jsdom's byte arrays.
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

test('without https the page says that the ballot cannot be checked', async () => {
  const whole = crypto
  vi.stubGlobal('crypto', {
    randomUUID: () => whole.randomUUID(),
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes),
  })
  const { ask } = await openSearch()
  await ask(pinned.drawn)
  expect(await screen.findByText(/核对名单需要安全连接/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '核对抽签名单' })).not.toBeInTheDocument()
  vi.unstubAllGlobals()
})

test('a mismatch reveals nothing about the person, and credentials are in no URL', async () => {
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

test.each([
  [
    'an empty body',
    { body: '' },
    '出错了！',
    'An error occurred',
    /没有返回内容|sent nothing back/,
  ],
  [
    'a refusal',
    { body: '{"code":5001,"msg":"维护中"}' },
    '查询失败',
    'The search failed',
    '维护中',
  ],
  ['a refusal without text', { body: '{"code":1}' }, '查询失败', 'The search failed', /Error/],
  [
    'an HTTP error',
    { status: 500, body: '<h1>500</h1>' },
    '服务器暂时无响应',
    'The server cannot answer right now',
    /填写的内容还在|still there/,
  ],
])('%s is shown as an error, with what to do', async (_answer, fault, zh, en, message) => {
  const { ask, user } = await openSearch()
  await operator.post('faults', { path: QUERY, times: 2, ...fault })
  await ask(pinned.drawn)
  const status = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('[role=status]')
  expect(await status(zh)).toHaveTextContent(message)
  expect(await status(zh)).toHaveTextContent('请稍后重试')
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await status(en)).toHaveTextContent(message)
  expect(await status(en)).toHaveTextContent(/try again later/i)
  expect(screen.queryByText('Nothing found')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'You have a place' })).toBeVisible()
})

test('a bib is not asked for, and one’s own sign-ups require a login', async () => {
  const { user, form } = await openSearch()
  expect(form.getAllByRole('textbox')).toHaveLength(2)
  expect(screen.queryByRole('tab', { name: '姓名和参赛号' })).not.toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('button', { name: '登录' }))
  const drawer = within(await loginDrawer())
  await user.click(drawer.getByRole('button', { name: '关闭' }))
  act(() => startSession('T-1', {}))
  const accountLink = main.getByRole('link', { name: '个人中心' })
  expect(accountLink).toHaveAttribute('href', expect.stringContaining('#/my/my-index'))
})

test('a result for another person is not shown, and the input is kept', async () => {
  const { ask, user, name, number } = await openSearch()
  const data = { signupNo: 'YL1', name: '王**', cardNumber: '****0014', state: 'drawn' }
  const body = JSON.stringify({ code: 0, data })
  await operator.post('faults', { path: QUERY, times: 1, body })
  await ask(pinned.drawn)
  expect(await screen.findByRole('heading', { name: '查询结果与填写的信息不符' })).toBeVisible()
  expect(screen.queryByText('王**')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'English' }))
  const heading = { name: 'The answer does not match what you typed' }
  expect(await screen.findByRole('heading', heading)).toBeVisible()
  expect(name).toHaveValue(pinned.drawn.name)
  expect(number()).toHaveValue('180014')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'You have a place' })).toBeVisible()
  expect(screen.getByText(/: You have a place$/)).toHaveFocus()
})

test('a missing value is reported at its field, and nothing is sent', async () => {
  const { user, form, name, number } = await openSearch()
  await user.click(form.getByRole('button', { name: '查询' }))
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('请输入姓名')
  await user.type(name, '林知远')
  await user.type(number(), '12345{Enter}')
  expect(number()).toHaveAccessibleDescription('至少输入证件号码的后六位')
  expect(await queries()).toEqual([])
})

test('ten clicks send one request, which can be cancelled and repeated', async () => {
  await operator.post('faults', { path: QUERY, times: 1, delayMs: 600_000 })
  const { user, form, name, ask } = await openSearch()
  await ask(pinned.drawn)
  const button = form.getByRole('button')
  for (let i = 0; i < 10; i++) await user.click(button)
  await user.click(await screen.findByRole('button', { name: '取消查询' }))
  expect(name).toHaveFocus()
  expect(screen.queryByRole('heading', { name: '查询中' })).not.toBeInTheDocument()
  expect(await queries()).toHaveLength(1)
  await user.click(form.getByRole('button', { name: '查询' }))
  expect(await screen.findByRole('region', { name: '已中签' })).toBeVisible()
})

test('a busy service is retried, with a message', async () => {
  await operator.post('faults', {
    path: QUERY,
    times: 1,
    status: 503,
    body: '',
    headers: { 'retry-after': '1' },
  })
  const { ask } = await openSearch()
  await ask(pinned.drawn)
  expect(await screen.findByText('服务器繁忙，1 秒后自动重试（第 2 次）')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('region', { name: '已中签' })).toBeVisible(), {
    timeout: 10_000,
  })
})

test('a closed search says why; credentials from the home page are used at once', async () => {
  await operator.post('clock', { now: 'before-sign-up' })
  const closed = await renderSite('#/registration-search')
  expect(await screen.findByRole('heading', { name: '报名查询未开放' })).toBeVisible()
  expect(screen.getByText('报名查询暂未开放，敬请期待。')).toBeVisible()
  closed.unmount()

  await operator.post('clock', { now: 'ballot-day' })
  const credentials = { name: pinned.drawn.name, documentNumber: pinned.drawn.cardNumber.slice(-6) }
  location.hash = '#/registration-search'
  history.replaceState({ usr: credentials, key: 'k', idx: 0 }, '')
  await renderSite('#/registration-search')
  expect(await screen.findByRole('region', { name: '已中签' })).toBeVisible()
  expect(JSON.stringify(history.state)).not.toContain(credentials.documentNumber)
})

test('passed-on credentials that are too short are filled in and leave the history', async () => {
  await operator.post('clock', { now: 'ballot-day' })
  location.hash = '#/registration-search'
  history.replaceState({ usr: { name: '王小明', documentNumber: '1234' }, key: 'k', idx: 0 }, '')
  await renderSite('#/registration-search')
  expect(await screen.findByRole('textbox', { name: /^证件号码/ })).toHaveValue('1234')
  await waitFor(() => expect(JSON.stringify(history.state)).not.toContain('1234'))
  expect(await queries()).toEqual([])
})
