import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { accountNeeded, useAccountNeeded } from '../../src/stores/accountNeeded.ts'
import { loginClosed, useLoginDrawer } from '../../src/stores/loginDrawer.ts'
import { signedIn, useSession } from '../../src/stores/session.ts'

const isOpen = () => useLoginDrawer.getState().isOpen

afterEach(() => {
  cleanup()
  localStorage.clear()
  useSession.setState({ token: null, userData: null })
  loginClosed()
})

test('who is signed in is not asked', async () => {
  signedIn('T-1', {})
  expect(await accountNeeded()).toBe(true)
  expect(isOpen()).toBe(false)
})

test('who is not signs in, and it goes on', async () => {
  const answer = accountNeeded()
  expect(isOpen()).toBe(true)
  signedIn('T-1', {})
  loginClosed()
  expect(await answer).toBe(true)
})

test('who closes the drawer instead is told apart', async () => {
  const answer = accountNeeded()
  loginClosed()
  expect(await answer).toBe(false)
})

test('a page opens the drawer once, and stays with its own words when it is closed', () => {
  const { result } = renderHook(useAccountNeeded)
  expect([result.current, isOpen()]).toEqual([false, true])
  act(loginClosed)
  expect([result.current, isOpen()]).toEqual([false, false])
  act(() => signedIn('T-1', {}))
  expect(result.current).toBe(true)
})
