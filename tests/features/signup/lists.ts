import { fireEvent, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Chooses from a list by keyboard: types the text and takes the first match. */
export async function chooseFrom(user: UserEvent, list: HTMLElement, texts: string) {
  await user.click(list)
  await user.keyboard(texts)
  await waitFor(() => expect(list).toHaveAttribute('aria-activedescendant'))
  // Ant Design checks `keyCode`, which user-event does not send.
  fireEvent.keyDown(list, { key: 'Enter', keyCode: 13 })
  fireEvent.keyUp(list, { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(list).toHaveAttribute('aria-expanded', 'false'))
}

/** The choice that a screen reader announces: the last line that describes the list. */
export function chosenIn(list: HTMLElement): string {
  const last = list.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  return last.endsWith('-chosen') ? (document.getElementById(last)?.textContent ?? '') : ''
}
