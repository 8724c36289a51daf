import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSearch } from '#features/search/useSearch.ts'

afterEach(cleanup)

test('an error is kept until a retry repeats the same search', async () => {
  const error = new Error('no network')
  const fetchAnswer = vi.fn<(requested: string) => Promise<string>>()
  fetchAnswer.mockRejectedValueOnce(error).mockResolvedValueOnce('here')
  const { result } = renderHook(() => useSearch(fetchAnswer))
  await act(async () => void result.current.retry())
  expect(fetchAnswer).not.toHaveBeenCalled()
  await act(async () => result.current.search('B1226'))
  expect(result.current.state).toEqual({ kind: 'error', error })
  await act(async () => void result.current.retry())
  expect(fetchAnswer.mock.calls.map(([requested]) => requested)).toEqual(['B1226', 'B1226'])
  expect(result.current.state).toEqual({
    kind: 'success',
    data: { requested: 'B1226', answer: 'here' },
  })
})
