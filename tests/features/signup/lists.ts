import { fireEvent, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Chooses from a list by keyboard: types what is looked for and takes what is found first. */
export async function chooseFrom(user: UserEvent, list: HTMLElement, words: string) {
  await user.click(list)
  await user.keyboard(words)
  await waitFor(() => expect(list).toHaveAttribute('aria-activedescendant'))
  // The library goes by the key's number, which user-event does not send.
  fireEvent.keyDown(list, { key: 'Enter', keyCode: 13 })
  fireEvent.keyUp(list, { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(list).toHaveAttribute('aria-expanded', 'false'))
}

/** What a reader is told that is chosen in a list: the last line that describes it. */
export function chosenIn(list: HTMLElement): string {
  const last = list.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  return last.endsWith('-chosen') ? (document.getElementById(last)?.textContent ?? '') : ''
}
