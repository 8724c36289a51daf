/** Marks the entry of the browser's history that the open drawer stands on. */
const MARK = 'loginDrawer'

/** The router's own state stays: the entry is the same place to it, with the same hash. */
const stateNow = (): Record<string, unknown> => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

export const isOnEntry = () => MARK in stateNow()

/** An entry of its own, so that Back closes the drawer and stays on the page. */
export function entryAdded(): void {
  if (!isOnEntry()) history.pushState({ ...stateNow(), [MARK]: true }, '')
}

let isLeaving = false

/** Whether the step back is the drawer's own. */
export const isLeavingEntry = () => isLeaving

/** Steps back off the drawer's entry, so that none is left which leads nowhere. */
export async function entryLeft(): Promise<void> {
  if (!isOnEntry() || isLeaving) return
  isLeaving = true
  await new Promise((done) => {
    addEventListener('popstate', done, { once: true })
    history.back()
  })
  isLeaving = false
}
