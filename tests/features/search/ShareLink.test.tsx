import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareLink } from '#features/search/ShareLink.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { search as en } from '#i18n/locales/en/search.ts'
import { search as zh } from '#i18n/locales/zh/search.ts'

afterEach(cleanup)

test.each([
  ['missing, as on a page without HTTPS', undefined],
  ['refused', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('the address is shown where the clipboard is %s', async (_, clipboard) => {
  addTexts({ zh, en })
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }))
  render(
    <MemoryRouter initialEntries={['/score-search?name=x']}>
      <ShareLink />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: '复制本页链接' }))
  expect(await screen.findByText(/无法复制，请手动复制：\S+#\/score-search$/)).toBeVisible()
})
