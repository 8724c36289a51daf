import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MalformedError } from '#api/http/errors.ts'
import { FailedScreen } from '#app/screens/FailedScreen.tsx'

const { boot } = vi.hoisted(() => ({ boot: vi.fn<() => Promise<void>>() }))
vi.mock('#app/boot/boot.ts', () => ({ boot }))
afterEach(cleanup)

test('the button of the start pauses as the service asked', async () => {
  vi.useFakeTimers()
  boot.mockResolvedValue()
  const error = new MalformedError(503)
  error.retryAt = performance.now() + 10_000
  render(<FailedScreen error={error} />)
  const button = screen.getByRole('button', { name: '10 秒后可重试' })
  fireEvent.click(button)
  expect(boot).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(button).toHaveAccessibleName('重试')
  await act(async () => fireEvent.click(button))
  expect(boot).toHaveBeenCalledOnce()
})
