import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ensureLoggedIn } from '#features/signup/model/ensureLoggedIn.ts'
import { useLoginOnArrival } from '#features/signup/model/useLoginOnArrival.ts'
import { closeLogin, useLoginDrawer } from '#stores/loginDrawer.ts'
import { startSession } from '#stores/session.ts'

const OWNER = { accountInfo: { accountId: 'a' } }
const isOpen = () => useLoginDrawer.getState().isOpen

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('a logged-in visitor is not asked', async () => {
  startSession('T-1', OWNER)
  expect(await ensureLoggedIn()).toBe(true)
  expect(isOpen()).toBe(false)
})

test('a visitor with a token of an unknown account must log in', async () => {
  startSession('T-1', {})
  const answer = ensureLoggedIn()
  expect(isOpen()).toBe(true)
  closeLogin()
  expect(await answer).toBe(false)
})

test('a visitor without a token logs in, which resolves to true', async () => {
  const answer = ensureLoggedIn()
  expect(isOpen()).toBe(true)
  startSession('T-1', OWNER)
  closeLogin()
  expect(await answer).toBe(true)
})

test('closing the drawer resolves to false', async () => {
  const answer = ensureLoggedIn()
  closeLogin()
  expect(await answer).toBe(false)
})

test('a page opens the drawer once, and remains when it is closed', () => {
  const { result } = renderHook(useLoginOnArrival)
  expect([result.current, isOpen()]).toEqual([false, true])
  act(closeLogin)
  expect([result.current, isOpen()]).toEqual([false, false])
  act(() => startSession('T-1', OWNER))
  expect(result.current).toBe(true)
})
