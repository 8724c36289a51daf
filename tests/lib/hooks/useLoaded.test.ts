import { act, cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLoaded } from '#lib/hooks/useLoaded.ts'

afterEach(cleanup)

/** Loads the given place; each test decides when a response arrives. */
function renderPlaces(place: string | null, wrapper?: typeof StrictMode) {
  const answers = new Map<string, (data: string) => void>()
  const signals: AbortSignal[] = []
  const seen: string[] = []
  const hook = renderHook(
    (key: string | null) => {
      const loading = useLoaded<string>(({ signal }) => {
        signals.push(signal)
        return new Promise((resolve) => {
          answers.set(String(key), resolve)
        })
      }, key)
      seen.push(loading.state.kind === 'success' ? `${key}: ${loading.state.data}` : `${key}: …`)
      return loading
    },
    { initialProps: place, wrapper },
  )
  const answer = (key: string) => act(async () => answers.get(key)?.(`about ${key}`))
  return { ...hook, answer, signals, seen }
}

test('it loads on mount and for each new key, and never shows the data of another', async () => {
  const { result, rerender, answer, signals, seen } = renderPlaces('start')
  expect(result.current.state.kind).toBe('pending')
  await answer('start')
  expect(result.current.state).toEqual({ kind: 'success', data: 'about start' })
  rerender('finish')
  expect(result.current.last).toBe('about start')
  rerender('pen')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false])
  await answer('finish')
  expect(result.current.state.kind).toBe('pending')
  await answer('pen')
  expect(result.current.last).toBe('about pen')
  expect(new Set(seen)).toEqual(
    new Set(['start: …', 'start: about start', 'finish: …', 'pen: …', 'pen: about pen']),
  )
})

test('nothing loads without a key; a pending load is aborted when the key is removed', () => {
  const { rerender, signals } = renderPlaces(null)
  expect(signals).toHaveLength(0)
  rerender('start')
  expect(signals).toHaveLength(1)
  rerender(null)
  expect(signals[0]?.aborted).toBe(true)
})

test('what was loaded is forgotten with a reset, and while there is no key', async () => {
  const { result, rerender, answer } = renderPlaces('start')
  await answer('start')
  act(() => result.current.reset())
  expect(result.current.last).toBeUndefined()
  act(() => result.current.retry())
  await answer('start')
  expect(result.current.last).toBe('about start')
  rerender(null)
  expect(result.current.last).toBeUndefined()
})

test('in strict mode, the second mount loads', async () => {
  const { result, answer } = renderPlaces('start', StrictMode)
  await answer('start')
  expect(result.current.state).toEqual({ kind: 'success', data: 'about start' })
})

test('a retry uses the component’s current values', async () => {
  const load = vi.fn<(name: string) => Promise<string>>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('here')
  const { result, rerender } = renderHook((name: string) => useLoaded(() => load(name)), {
    initialProps: 'first',
  })
  await act(async () => undefined)
  expect(result.current.state.kind).toBe('error')
  rerender('second')
  await act(async () => result.current.retry())
  expect(load.mock.calls).toEqual([['first'], ['second']])
  expect(result.current.state).toEqual({ kind: 'success', data: 'here' })
})
