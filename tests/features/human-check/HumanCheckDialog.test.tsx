import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { paths } from '../../../src/api/paths.ts'
import { humanCheckAsked } from '../../../src/stores/humanCheck.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'

useFreshSite()

async function askForCheck() {
  const { user } = await renderSite('#/nowhere')
  let outcome: ReturnType<typeof humanCheckAsked> | undefined
  act(() => {
    outcome = humanCheckAsked('register')
  })
  return { user, outcome }
}

test('the piece in its gap gives a proof for the scene', async () => {
  const { user, outcome } = await askForCheck()
  const slider = await screen.findByRole('slider', { name: '拼图的位置' })
  const [check] = (await operator.inbox()).humanChecks
  slider.focus()
  await user.keyboard('{ArrowRight}'.repeat(Math.round((check?.answer ?? 0) / 2)))
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^向右 \d+ 像素/))
  await user.click(screen.getByRole('button', { name: '完成验证' }))
  expect(await outcome).toMatchObject({ kind: 'passed', proof: { scene: 'register' } })
  expect(screen.queryByRole('slider')).toBeNull()
})

test('a wrong place is told, and another picture stands there', async () => {
  const { user } = await askForCheck()
  const picture = (await screen.findByAltText('带缺口的图片')).getAttribute('src')
  await user.click(screen.getByRole('button', { name: '完成验证' }))
  expect(await screen.findByText(/^验证失败/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByAltText('带缺口的图片')).not.toHaveAttribute('src', picture),
  )
})

test('a check that cannot be had offers a retry, and is cancelled by closing it', async () => {
  server.use(http.post(paths.humanChallenge, () => HttpResponse.error(), { once: true }))
  const { user, outcome } = await askForCheck()
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByRole('slider')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(await outcome).toEqual({ kind: 'cancelled' })
})
