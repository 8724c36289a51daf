import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Task, useRequest } from '#lib/hooks/useRequest.ts'

/** A task that the test ends, and the options of its calls. */
function openTask() {
  const calls: {
    options: Parameters<Task<string>>[0]
    onProgress: (progress: unknown) => void
    resolve: (data: string) => void
    reject: (error: Error) => void
  }[] = []
  const task: Task<string> = (options, onProgress) =>
    new Promise((resolve, reject) => {
      calls.push({ options, onProgress, resolve, reject })
    })
  const call = (index: number) => {
    const { [index]: found } = calls
    if (!found) throw new RangeError(`no call ${index}`)
    return found
  }
  return { task, calls, call }
}

const render = (mode?: 'first' | 'latest') => renderHook(() => useRequest<string>(mode))

beforeEach(() => void vi.useFakeTimers())
afterEach(cleanup)

test('a request is pending, then a success; the next one is pending again', async () => {
  const { result } = render()
  const { task, call } = openTask()
  expect(result.current.state).toEqual({ kind: 'idle' })
  act(() => result.current.run(task))
  expect(result.current.state).toEqual({ kind: 'pending', isSlow: false, nextTry: 0 })
  await act(async () => call(0).resolve('one'))
  expect(result.current.state).toEqual({ kind: 'success', data: 'one' })
  act(() => result.current.run(task))
  expect(result.current.state.kind).toBe('pending')
})

test('a double click sends one request; after it has ended, another one can be sent', async () => {
  const { result } = render('first')
  const { task, calls, call } = openTask()
  act(() => {
    result.current.run(task)
    result.current.run(task)
  })
  expect(calls).toHaveLength(1)
  expect(call(0).options.signal.aborted).toBe(false)
  await act(async () => call(0).reject(new Error('refused')))
  act(() => result.current.run(task))
  expect(calls).toHaveLength(2)
})

test('a newer request aborts the one before, whose answer and progress are dropped', async () => {
  const { result } = render('latest')
  const { task, call } = openTask()
  act(() => result.current.run(task))
  act(() => result.current.run(task))
  expect(call(0).options.signal.aborted).toBe(true)
  act(() => call(0).onProgress(50))
  await act(async () => call(0).resolve('old'))
  expect(result.current.state).toEqual({ kind: 'pending', isSlow: false, nextTry: 0 })
  await act(async () => call(1).resolve('new'))
  expect(result.current.state).toEqual({ kind: 'success', data: 'new' })
})

test('an error is kept until the task is run again', async () => {
  const { result } = render()
  const { task, calls, call } = openTask()
  const error = new Error('no network')
  act(() => result.current.run(task))
  await act(async () => call(0).reject(error))
  expect(result.current.state).toEqual({ kind: 'error', error })
  act(() => result.current.run(task))
  expect(calls).toHaveLength(2)
  expect(result.current.state.kind).toBe('pending')
  await act(async () => call(1).resolve('here'))
  expect(result.current.state).toEqual({ kind: 'success', data: 'here' })
})

test('a cancelled request is aborted, its error is dropped and another one can be sent', async () => {
  const { result } = render()
  const { task, calls, call } = openTask()
  act(() => result.current.run(task))
  await act(async () => call(0).resolve('one'))
  act(() => result.current.run(task))
  act(() => result.current.reset())
  expect(call(1).options.signal.aborted).toBe(true)
  await act(async () => call(1).reject(new Error('aborted')))
  expect(result.current.state).toEqual({ kind: 'idle' })
  act(() => result.current.run(task))
  expect(calls).toHaveLength(3)
})

test('a request that is pending when its component unmounts is aborted', () => {
  const { result, unmount } = render()
  const { task, call } = openTask()
  act(() => result.current.run(task))
  unmount()
  expect(call(0).options.signal.aborted).toBe(true)
})

test('resources held by a successful result are released when its component unmounts', async () => {
  const { result, unmount } = render()
  const { task, call } = openTask()
  act(() => result.current.run(task))
  await act(async () => call(0).resolve('a document'))
  expect(call(0).options.signal.aborted).toBe(false)
  unmount()
  expect(call(0).options.signal.aborted).toBe(true)
})

test('the state of a pending request shows slowness, a busy service and progress', async () => {
  const { result } = render()
  const { task, call } = openTask()
  act(() => result.current.run(task))
  act(() => void vi.advanceTimersByTime(2_999))
  expect(result.current.state).toMatchObject({ isSlow: false })
  act(() => void vi.advanceTimersByTime(1))
  act(() => call(0).options.onBusy?.(2, 10))
  act(() => call(0).onProgress(50))
  const pending = { kind: 'pending', isSlow: true, nextTry: 2, waitSeconds: 10, progress: 50 }
  expect(result.current.state).toEqual(pending)
  await act(async () => call(0).resolve('here'))
  expect(vi.getTimerCount()).toBe(0)
})
