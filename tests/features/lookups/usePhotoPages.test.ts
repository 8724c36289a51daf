import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PhotosPage } from '../../../src/api/photos.ts'
import { fetchPhotoPage, PAGE_SIZE } from '../../../src/features/lookups/photos/photoSource.ts'
import { usePhotoPages } from '../../../src/features/lookups/photos/usePhotoPages.ts'
import { useFreshSite } from '../../support/renderSite.tsx'

vi.mock('../../../src/features/lookups/photos/photoSource.ts', async (original) => ({
  ...(await original<object>()),
  fetchPhotoPage: vi.fn<typeof fetchPhotoPage>(async () => ({
    total: 0,
    photos: [],
    matcher: '',
    matcherEn: '',
  })),
}))

useFreshSite()

test('the next page is asked for once, half a page before it is seen, and none after the last', () => {
  const first: PhotosPage = { total: 2 * PAGE_SIZE, photos: [], matcher: '', matcherEn: '' }
  const source = { facts: { name: '余长风', bib: 'B1400' } }
  const { result } = renderHook(() => usePhotoPages(source, first))
  const asked = () => vi.mocked(fetchPhotoPage).mock.calls.map(([, , page]) => page)
  result.current.need(PAGE_SIZE / 2 - 1)
  expect(asked()).toEqual([])
  result.current.need(PAGE_SIZE / 2)
  result.current.need(PAGE_SIZE / 2 + 1)
  expect(asked()).toEqual([1])
  result.current.need(2 * PAGE_SIZE - 1)
  expect(asked()).toEqual([1])
})
