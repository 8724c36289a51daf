import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { verifyScore } from '#api/race/pastFinishes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { setLanguage } from '#stores/language.ts'
import { chooseFrom } from '#tests/features/signup/lists.ts'
import { operator, renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()

const answer = () => screen.getByRole('complementary', { name: '结果' })
const state = () => within(answer()).getByRole('status')
async function open() {
  const site = await renderSite('#/eligibility')
  await screen.findByRole('heading', { name: '参赛资格查询' })
  return site
}

test('says what is missing, and which rule prevents an entry', async () => {
  const { user } = await open()
  expect(state()).toHaveTextContent('请先选择项目')
  await user.click(screen.getByRole('radio', { name: '马拉松' }))
  expect(state()).toHaveTextContent('还需要以下信息')
  expect(answer()).toHaveTextContent('须在 2004 年 12 月 31 日及以前出生')
  expect(answer()).toHaveTextContent('2022 年 1 月 1 日以来须完赛 1 场马拉松或 2 场半程马拉松')

  await user.type(screen.getByLabelText('出生日期'), '2007-05-12')
  expect(state()).toHaveTextContent('不符合报名条件：马拉松')
  expect(answer()).toHaveTextContent('年龄不够：须在 2004 年 12 月 31 日及以前出生')
  expect(answer()).toHaveTextContent('比赛日未满 18 岁：须由监护人一同签名')

  await user.click(screen.getByRole('radio', { name: '跑完过' }))
  await user.click(screen.getByRole('button', { name: '添加一场赛事' }))
  await user.type(screen.getByLabelText('日期'), '2023-04-16')
  expect(answer()).toHaveTextContent('计入 0 场马拉松、1 场半程马拉松')
  expect(answer()).toHaveTextContent('按现在的情况，符合报名条件的项目：半程马拉松')
  await user.click(screen.getByRole('radio', { name: '半程马拉松' }))
  expect(state()).toHaveTextContent(/^符合报名条件：半程马拉松/)
  expect(within(answer()).getByRole('link', { name: '立即报名' })).toHaveAttribute('href', '#/post')

  await user.click(screen.getByRole('radio', { name: '没有' }))
  expect(state()).toHaveTextContent('不符合报名条件：半程马拉松')
})

test('a document gives the date of birth, and finishes are found without an account', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: '马拉松' }))
  await user.click(screen.getByRole('button', { name: '查询完赛记录' }))
  expect(screen.getByText('请先填写姓名和证件号码')).toBeVisible()
  await user.type(screen.getByLabelText('姓名'), '林远山')
  await chooseFrom(user, screen.getByLabelText('证件类型'), '居民身份证')
  await user.type(screen.getByLabelText('证件号码'), '110101199003070011')
  expect(screen.getByLabelText('出生日期')).toHaveValue('1990 年 3 月 7 日')
  await user.click(screen.getByRole('button', { name: '查询完赛记录' }))
  expect(await screen.findByText('马拉松 2023 年 9 月 24 日')).toBeVisible()
  expect(state()).toHaveTextContent(/^符合报名条件：马拉松/)

  const asked = (await operator.requests()).filter(({ path }) => path === signupPaths.verifyScore)
  expect(asked.map(({ headers }) => headers.token)).toEqual([false])
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/110101|林远山/)
})

test('where the service asks for a captcha, the search for finishes goes on after it', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('姓名'), '林远山')
  await chooseFrom(user, screen.getByLabelText('证件类型'), '居民身份证')
  await user.type(screen.getByLabelText('证件号码'), '110101199003070011')
  // Wrong tries by others with this name have been counted.
  for (let i = 0; i < 5; i += 1) {
    await verifyScore({ raceId: '2024', name: '林远山', documentNumber: `${100_000 + i}` })
  }
  await user.click(screen.getByRole('button', { name: '查询完赛记录' }))
  const dialog = within(await screen.findByRole('dialog', { name: '请完成滑动验证' }))
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  expect(await screen.findByText('须先完成人机验证，请再次查询')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '查询完赛记录' }))
  const slider = await screen.findByRole('slider')
  const [check] = (await operator.inbox()).captchas
  slider.focus()
  const steps = '{ArrowRight}'.repeat(Math.round((check?.answer ?? 0) / 2))
  await user.keyboard(`${steps}{Enter}`)
  expect(await screen.findByText('马拉松 2023 年 9 月 24 日')).toBeVisible()
})

test('the search for finishes keeps the focus on its button', async () => {
  await operator.post('faults', { path: signupPaths.verifyScore, times: 1, delayMs: 600_000 })
  const { user } = await open()
  await user.type(screen.getByLabelText('姓名'), '林远山')
  await chooseFrom(user, screen.getByLabelText('证件类型'), '居民身份证')
  await user.type(screen.getByLabelText('证件号码'), '110101199003070011')
  await user.click(screen.getByRole('button', { name: '查询完赛记录' }))
  const button = screen.getByRole('button', { name: '正在查询' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  expect(button).toHaveFocus()
})

test('the result is shown in English', async () => {
  const { user } = await open()
  await setLanguage('en')
  await user.click(await screen.findByRole('radio', { name: 'Half marathon' }))
  await user.type(screen.getByLabelText('Date of birth'), '2009-01-01')
  expect(
    await screen.findByText(/^Too young: you must have been born on or before 31 December 2008/),
  ).toBeVisible()
})

test('on arrival the heading does not take the focus, later a lost one moves to it', async () => {
  for (const hasBeenActive of [false, true]) {
    vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(hasBeenActive)
    const { unmount } = await open()
    const heading = screen.getByRole('heading', { level: 1 })
    if (hasBeenActive) expect(heading).toHaveFocus()
    else expect(heading).not.toHaveFocus()
    unmount()
  }
})

test('where no Chinese ID is taken, none is asked for', async () => {
  const proof = { since: '2022-01-01', ways: [{ marathons: 1, halfMarathons: 0 }] }
  const form = {
    formId: 'f',
    version: '1',
    kind: 'post',
    state: 'open',
    items: [{ itemId: 'full', name: '马拉松', bornOnOrBefore: '2004-12-31', proof }],
    fields: [{ key: 'document', type: 'identity-document', label: '证件', kinds: ['passport'] }],
  }
  server.use(http.get(`*${signupPaths.form}`, () => HttpResponse.json({ code: 0, data: form })))
  await open()
  expect(await screen.findByRole('textbox', { name: '护照' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: '证件类型' })).toBeNull()
  expect(document.body).not.toHaveTextContent('身份证号码')
})
