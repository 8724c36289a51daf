import { useLoginDrawer } from '#stores/loginDrawer.ts'

/** Whether an element other than the body and the closing drawer has focus. */
const hasFocusElsewhere = (active: Element | null) =>
  active !== null && active !== document.body && !active.closest('.ant-drawer')

/**
 * Restores focus after the drawer has closed. Opened from the header, it returns to the login
 * entry or what has replaced it; otherwise to the page's heading, if there is one yet.
 */
export function restoreFocus(): void {
  if (hasFocusElsewhere(document.activeElement)) return
  const { returnTo } = useLoginDrawer.getState()
  const target = returnTo ? returnTo() : document.querySelector<HTMLElement>('h1[tabindex]')
  if (target) target.focus({ preventScroll: true })
  // The page is still loading; its heading takes the focus only if nothing else has it.
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
