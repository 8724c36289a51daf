import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { pinned } from '../../../sandbox/race-center/pinned.ts'
import { raceCenterPaths } from '../../../src/api/raceCenterPaths.ts'
import { stage } from '../../../src/api/stage.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'

useFreshSite()
afterEach(() => {
  stage.humanCheck.isBeforeLookUps = false
})

const PATIENCE = { timeout: 20_000 }

/** Asks as a visitor would; the bodies of the questions that left are collected. */
async function ask() {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post(raceCenterPaths.query, async ({ request }) => {
      sent.push((await request.clone().json()) as Record<string, unknown>)
    }),
  )
  await operator.post('clock', { now: 'ballot-day' })
  const { user } = await renderSite('#/registration-search')
  await user.type(await screen.findByRole('textbox', { name: '姓名' }, PATIENCE), pinned.drawn.name)
  const number = screen.getByRole('textbox', { name: '证件号码或后六位' })
  await user.type(number, `${pinned.drawn.cardNumber}{Enter}`)
  const slider = await screen.findByRole('slider', {}, PATIENCE)
  const pass = async () => {
    const [check] = (await operator.inbox()).humanChecks
    slider.focus()
    const steps = '{ArrowRight}'.repeat(Math.round((check?.answer ?? 0) / 2))
    await user.keyboard(`${steps}{Enter}`)
  }
  return { user, sent, pass }
}

test('a stage may want a human check before each look-up', async () => {
  stage.humanCheck.isBeforeLookUps = true
  const { sent, pass } = await ask()
  expect(sent).toEqual([])
  await pass()
  expect(await screen.findByRole('region', { name: '已中签' })).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ nc_token: expect.stringMatching(/./) })])
})

test('a check that is closed asks nothing, and can be made again', async () => {
  stage.humanCheck.isBeforeLookUps = true
  const { user, sent } = await ask()
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(await screen.findByRole('heading', { name: '需要先完成人机验证' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('slider', {}, PATIENCE)).toBeVisible()
  location.hash = '#/nowhere'
  await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument())
  expect(sent).toEqual([])
})

test('the centre may want one at any time', async () => {
  server.use(
    http.post(
      raceCenterPaths.query,
      () => HttpResponse.json({ code: 3003, msg: '请先完成人机验证', data: null }),
      { once: true },
    ),
  )
  const { sent, pass } = await ask()
  await pass()
  expect(await screen.findByRole('region', { name: '已中签' })).toBeVisible()
  expect(sent.at(-1)).toHaveProperty('nc_token')
})
