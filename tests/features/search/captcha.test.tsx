import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { racePaths } from '#api/race/paths.ts'
import { environment } from '#environment/environment.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { operator, renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest({ hasStarters: true })
afterEach(() => {
  environment.captcha.isBeforeSearches = false
})

/** Searches as a visitor would; collects the bodies of the requests. */
async function ask() {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post(racePaths.query, async ({ request }) => {
      sent.push((await request.clone().json()) as Record<string, unknown>)
    }),
  )
  await operator.post('clock', { now: 'ballot-day' })
  const { user } = await renderSite('#/registration-search')
  await user.type(await screen.findByRole('textbox', { name: '姓名' }), pinned.drawn.name)
  const number = screen.getByRole('textbox', { name: '证件号码或后六位' })
  await user.type(number, `${pinned.drawn.cardNumber}{Enter}`)
  const slider = await screen.findByRole('slider')
  const pass = async () => {
    const [check] = (await operator.inbox()).captchas
    slider.focus()
    const steps = '{ArrowRight}'.repeat(Math.round((check?.answer ?? 0) / 2))
    await user.keyboard(`${steps}{Enter}`)
  }
  return { user, sent, pass }
}

test('an environment can require a captcha before each search', async () => {
  environment.captcha.isBeforeSearches = true
  const { sent, pass } = await ask()
  expect(sent).toEqual([])
  await pass()
  expect(await screen.findByRole('region', { name: '已中签' })).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ nc_token: expect.stringMatching(/./) })])
})

test('closing the captcha sends nothing, and the search can be retried', async () => {
  environment.captcha.isBeforeSearches = true
  const { user, sent } = await ask()
  const dialog = within(screen.getByRole('dialog', { name: '请完成滑动验证' }))
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  expect(await screen.findByRole('heading', { name: '需要先完成人机验证' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('slider')).toBeVisible()
  location.hash = '#/nowhere'
  await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument())
  expect(sent).toEqual([])
})

test('the service can require a captcha at any time', async () => {
  server.use(
    http.post(
      racePaths.query,
      () => HttpResponse.json({ code: 3003, msg: '请先完成人机验证', data: null }),
      { once: true },
    ),
  )
  const { sent, pass } = await ask()
  await pass()
  expect(await screen.findByRole('region', { name: '已中签' })).toBeVisible()
  expect(sent.at(-1)).toHaveProperty('nc_token')
})

test('a captcha token is never sent twice: a busy service is asked again with a new captcha', async () => {
  environment.captcha.isBeforeSearches = true
  await operator.post('faults', { path: racePaths.query, times: 1, status: 503, body: '' })
  const { user, sent, pass } = await ask()
  await pass()
  expect(await screen.findByRole('heading', { name: '服务器正忙' })).toBeVisible()
  expect(sent).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('slider')).toBeVisible()
  expect(sent).toHaveLength(1)
})
