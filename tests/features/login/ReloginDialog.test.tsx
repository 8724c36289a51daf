import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLoginDrawer } from '../../../src/stores/loginDrawer.ts'
import { sessionExpired, signedIn } from '../../../src/stores/session.ts'
import { renderSite, useFreshSite } from '../../support/renderSite.tsx'

useFreshSite()

test('an expired sign-in is told once, and leads to the login', async () => {
  const { user } = await renderSite('#/nowhere')
  act(() => {
    signedIn('a-token', {})
    for (let call = 0; call < 5; call += 1) sessionExpired('a-token')
  })
  expect(await screen.findAllByRole('dialog', { name: '登录已过期，请重新登录' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.queryByRole('dialog', { name: '登录已过期，请重新登录' })).toBeNull()
  expect(useLoginDrawer.getState().isOpen).toBe(true)
})
