import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MalformedError } from '#api/http/errors.ts'
import { withRetryTime } from '#api/http/retryAfter.ts'
import { retryAtOf } from '#api/race/busy.ts'
import { SearchMessage } from '#features/search/SearchMessage.tsx'
import { RaceProvider } from '#race/RaceProvider.tsx'
import { raceOf } from '#tests/support/textsIn.ts'

const renderMessage = (props: ComponentProps<typeof SearchMessage>, theme: object = {}) =>
  render(
    <RaceProvider race={raceOf({ theme })} language="zh">
      <SearchMessage {...props} />
    </RaceProvider>,
  )

afterEach(cleanup)

/** The error of an answer with status 503. */
function errorOf(retryAfter: string | null): unknown {
  try {
    return withRetryTime({ retryAfter, date: null }, () => {
      throw new MalformedError(503)
    })
  } catch (error) {
    return error
  }
}

test('the button counts down what the service asked for, keeps the focus, and works afterwards', () => {
  vi.useFakeTimers()
  const onAction = vi.fn<() => void>()
  const retryAt = retryAtOf(errorOf('3'))
  renderMessage({ title: '忙', action: '重试', onAction, retryAt })
  const button = screen.getByRole('button', { name: '3 秒后可重试' })
  button.focus()
  fireEvent.click(button)
  expect(onAction).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(2000))
  expect(button).toHaveAccessibleName('1 秒后可重试')
  act(() => void vi.advanceTimersByTime(1000))
  expect(button).toHaveAccessibleName('重试')
  expect(button).toHaveFocus()
  fireEvent.click(button)
  expect(onAction).toHaveBeenCalledOnce()
})

test('the button does not pause if the service did not say how long', () => {
  const retryAt = retryAtOf(errorOf(null))
  renderMessage({ title: '忙', action: '重试', onAction: () => undefined, retryAt })
  expect(screen.getByRole('button', { name: '重试' })).toHaveAttribute('aria-disabled', 'false')
})

test.each([true, false])('mountains stand above a message where the race has them: %s', (ridge) => {
  const { container } = renderMessage({ title: '忙' }, { ridge })
  expect(container.querySelector('svg') !== null).toBe(ridge)
})
