import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PdfLinks } from '#features/file-preview/pdf/PdfLinks.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { filePreview as en } from '#i18n/locales/en/filePreview.ts'
import { filePreview as zh } from '#i18n/locales/zh/filePreview.ts'

addTexts({ zh, en })
afterEach(cleanup)

test('links are reached by keyboard and have a name; one to a page shows that page', async () => {
  const onPage = vi.fn<(page: number) => void>()
  const box = { left: 0.1, top: 0.05, width: 0.5, height: 0.05 }
  render(
    <PdfLinks
      onPage={onPage}
      links={[
        { name: '购票', to: 'https://tickets.example/', ...box },
        { name: '', to: 'mailto:race@yanling.example', ...box },
        { name: '', to: 2, ...box },
      ]}
    />,
  )
  const user = userEvent.setup()
  await user.tab()
  const outside = screen.getByRole('link', { name: '购票' })
  expect(outside).toHaveFocus()
  expect(outside).toHaveAttribute('href', 'https://tickets.example/')
  expect(outside).toHaveAttribute('target', '_blank')
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
  expect(outside).toHaveStyle({ left: '10%', top: '5%', width: '50%', height: '5%' })
  await user.tab()
  const mail = screen.getByRole('link', { name: 'mailto:race@yanling.example' })
  expect(mail).toHaveFocus()
  expect(mail).not.toHaveAttribute('target')
  await user.tab()
  expect(screen.getByRole('button', { name: '第 2 页' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onPage).toHaveBeenCalledWith(2)
})
