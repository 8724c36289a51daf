/** Marks the browser history entry of the open drawer. */
const MARK = 'loginDrawer'

/**
 * Keeps the router's own state: for the router, the entry is the same location with the same hash.
 */
const stateNow = (): Record<string, unknown> => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

export const isOnHistoryEntry = () => MARK in stateNow()

/** Adds a history entry, so that Back closes the drawer and stays on the page. */
export function addHistoryEntry(): void {
  if (!isOnHistoryEntry()) history.pushState({ ...stateNow(), [MARK]: true }, '')
}

let isLeaving = false

/** Whether the drawer itself is navigating back. */
export const isLeavingHistoryEntry = () => isLeaving

/** Goes back from the drawer's history entry, so that no dead entry is left. */
export async function leaveHistoryEntry(): Promise<void> {
  if (!isOnHistoryEntry() || isLeaving) return
  isLeaving = true
  await new Promise((done) => {
    addEventListener('popstate', done, { once: true })
    history.back()
  })
  isLeaving = false
}
