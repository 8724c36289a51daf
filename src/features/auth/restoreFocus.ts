import { useLoginDrawer } from '#stores/loginDrawer.ts'

/** Whether an element other than the body and the closing drawer has focus. */
const isElsewhere = (active: Element | null) =>
  active !== null && active !== document.body && !active.closest('.ant-drawer')

/**
 * Restores focus after the drawer has closed. If signing in has removed the button that opened it,
 * focus goes to its replacement in the header, or else to the page's heading, if there is one yet.
 */
export function restoreFocus(): void {
  if (isElsewhere(document.activeElement)) return
  const isFromHeader = useLoginDrawer.getState().opener?.closest('[data-login]')
  const selector = isFromHeader ? '[data-login]' : 'h1[tabindex]'
  const target = document.querySelector<HTMLElement>(selector)
  if (target) target.focus({ preventScroll: true })
  // The page is still loading; its heading takes the focus only if nothing else has it.
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
