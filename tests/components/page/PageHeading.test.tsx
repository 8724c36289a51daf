import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { useHeadingFocus } from '#lib/hooks/useHeadingFocus.ts'

afterEach(cleanup)

function Page({ path, title }: { path: string; title?: string }) {
  useHeadingFocus(path, false)
  return (
    <>
      <button type="button">Menu</button>
      {title && <PageHeading title={title} className={undefined} />}
    </>
  )
}

test('a heading that comes late receives the focus', () => {
  const { rerender } = render(<Page path="/home" title="Home" />)
  expect(document.body).toHaveFocus()
  rerender(<Page path="/rules" />)
  rerender(<Page path="/rules" title="Rules" />)
  expect(screen.getByRole('heading', { name: 'Rules' })).toHaveFocus()
})

test('a heading that comes late leaves the focus where the visitor has moved it since', async () => {
  const { rerender } = render(<Page path="/home" title="Home" />)
  rerender(<Page path="/rules" />)
  await userEvent.tab()
  rerender(<Page path="/rules" title="Rules" />)
  expect(screen.getByRole('heading', { name: 'Rules' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
})
