import { type RefObject, useEffect } from 'react'

/** Opens the closed disclosures in `root` while the page is printed. */
export function useOpenInPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      const closed = root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])')
      opened = Array.from(closed ?? [])
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [root])
}
