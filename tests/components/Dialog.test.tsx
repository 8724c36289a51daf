import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '#components/Dialog.tsx'
import { renderInSite } from '#tests/support/renderInSite.tsx'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'

freshSiteEachTest()

const BOX = { left: 100, right: 300, top: 100, bottom: 200 }
const INSIDE = { clientX: 150, clientY: 150 }
const OUTSIDE = { clientX: 50, clientY: 150 }

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Rules" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>All of them</p>
        </Dialog>
      )}
    </>
  )
}

async function openDialog() {
  renderInSite(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'Rules' })
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(BOX as DOMRect)
  return dialog
}
const isOpen = () => screen.queryByRole('dialog') !== null

test('its button closes it, and the focus returns to what opened it', async () => {
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test.each([
  ['a press and a release beside it', OUTSIDE, OUTSIDE, false],
  ['a press in it and a release beside it', INSIDE, OUTSIDE, true],
  ['a press beside it and a release in it', OUTSIDE, INSIDE, true],
])('%s: whether it stays open', async (_action, down, up, stays) => {
  const dialog = await openDialog()
  fireEvent.pointerDown(dialog, down)
  fireEvent.pointerUp(dialog, up)
  fireEvent.click(dialog, up)
  expect(isOpen()).toBe(stays)
})

test('it is closed as the browser closes it', async () => {
  const dialog = await openDialog()
  if (dialog instanceof HTMLDialogElement) dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(isOpen()).toBe(false)
})

test('Back closes it', async () => {
  await openDialog()
  history.back()
  await vi.waitFor(() => expect(isOpen()).toBe(false))
})
