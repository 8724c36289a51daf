import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PhotosPage } from '#api/race/photos.ts'
import { fetchPhotoPage, PHOTOS_PER_PAGE } from '#features/search/photos/photoSource.ts'
import { usePhotoPages } from '#features/search/photos/usePhotoPages.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'

const nobody = vi.hoisted(() => ({ name: '', bib: '', photos: [], matcher: '', matcherEn: '' }))

vi.mock('#features/search/photos/photoSource.ts', async (original) => ({
  ...(await original<object>()),
  fetchPhotoPage: vi.fn<typeof fetchPhotoPage>(async () => ({
    ...nobody,
    total: 0,
  })),
}))

freshSiteEachTest()

test('the next page is requested once, half a page ahead, and none after the last', () => {
  const first: PhotosPage = { ...nobody, total: 2 * PHOTOS_PER_PAGE }
  const source = { credentials: { name: '余长风', bib: 'B1400' } }
  const { result } = renderHook(() => usePhotoPages(source, first))
  const asked = () => vi.mocked(fetchPhotoPage).mock.calls.map(([, , page]) => page)
  result.current.need(PHOTOS_PER_PAGE / 2 - 1)
  expect(asked()).toEqual([])
  result.current.need(PHOTOS_PER_PAGE / 2)
  result.current.need(PHOTOS_PER_PAGE / 2 + 1)
  expect(asked()).toEqual([1])
  result.current.need(2 * PHOTOS_PER_PAGE - 1)
  expect(asked()).toEqual([1])
})
