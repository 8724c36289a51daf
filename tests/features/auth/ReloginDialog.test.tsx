import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expireSession, startSession } from '#stores/session.ts'
import { freshSiteEachTest, loginDrawer, renderSite } from '#tests/support/renderSite.tsx'

freshSiteEachTest()

test('an expired session is announced once, with a button to the login', async () => {
  const { user } = await renderSite('#/nowhere')
  act(() => {
    startSession('a-token', {})
    for (let call = 0; call < 5; call += 1) expireSession('a-token')
  })
  const told = { name: '登录已过期，请重新登录' }
  expect(await screen.findAllByRole('dialog', told)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.queryByRole('dialog', { name: '登录已过期，请重新登录' })).toBeNull()
  expect(await loginDrawer()).toBeVisible()
})
