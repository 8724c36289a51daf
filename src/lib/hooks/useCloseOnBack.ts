import { useEffect, useEffectEvent } from 'react'
import { followedRoute } from '../followedRoute.ts'
import { isRecord } from '../isRecord.ts'
import { nextTask } from '../nextTask.ts'

/** How many dialogs are open on a history entry, within its state. */
const DEPTH = 'dialogs'
/** After this time without a `popstate` event, the browser has nowhere to go back to. */
const GO_MS = 1000

/** How to close each open dialog, the top-most last. */
const closeCallbacks: (() => void)[] = []
/** Runs while the browser goes back; 0 at any other time. */
let backTimer = 0
/** The hash of the page, which does not change while the browser goes back within it. */
let hashOfPage = ''
/** Opens the page that was requested while the browser went back: going back has cancelled that. */
let openRequested: (() => void) | undefined
/** Whether `syncHistory` is about to run. */
let isDue = false
/** Called when the entries are those of the open dialogs. */
const whenSynced: (() => void)[] = []

/** The router's own state is kept: for the router, a dialog's entry is the same page. */
function stateNow(): Record<string, unknown> {
  const state: unknown = history.state
  return isRecord(state) ? { ...state } : {}
}

function depthNow(): number {
  const depth = stateNow()[DEPTH]
  return typeof depth === 'number' ? depth : 0
}

function setDepth(depth: number, method: 'pushState' | 'replaceState'): void {
  history[method]({ ...stateNow(), [DEPTH]: depth }, '')
}

/** Adds the entries that open dialogs lack, or goes back from those that nothing is open on. */
function syncHistory(): void {
  isDue = false
  if (backTimer) return
  const depth = depthNow()
  if (depth > closeCallbacks.length) {
    goBack(depth - closeCallbacks.length)
    return
  }
  for (let next = depth + 1; next <= closeCallbacks.length; next += 1) setDepth(next, 'pushState')
  const open = openRequested
  openRequested = undefined
  open?.()
  for (const resolve of whenSynced.splice(0)) resolve()
}

/** The `popstate` event that follows ends it. */
function goBack(entries: number): void {
  backTimer = window.setTimeout(() => {
    backTimer = 0
    setDepth(closeCallbacks.length, 'replaceState')
    syncHistory()
  }, GO_MS)
  hashOfPage = location.hash
  history.go(-entries)
}

/** One dialog may close and another open at once: they share an entry. */
function scheduleSync(): void {
  if (isDue) return
  isDue = true
  queueMicrotask(syncHistory)
}

/** A link that is clicked while the browser goes back is followed afterwards. */
function deferLink(event: MouseEvent): void {
  const { target } = event
  if (!backTimer || !followedRoute(event) || !(target instanceof Element)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  openRequested = () => target.closest('a')?.click()
}

function onPopState(): void {
  const { hash } = location
  const isOwn = backTimer !== 0
  if (isOwn && hash !== hashOfPage) {
    // The visitor has opened another page; the browser still goes back.
    openRequested = () => (location.hash = hash)
    return
  }
  clearTimeout(backTimer)
  backTimer = 0
  // The visitor has gone back: the dialogs above this entry close, the top-most first.
  if (!isOwn) for (const close of closeCallbacks.splice(depthNow()).reverse()) close()
  scheduleSync()
}
// At import, because this module loads with the first dialog and not with the page.
addEventListener('popstate', onPopState)
addEventListener('click', deferLink, true)
// After a reload, the page may be on the entry of a dialog that is no longer open.
scheduleSync()

/**
 * Opens a route in place of the entry that a dialog has, and closes what is open. A navigation with
 * `location.replace` would not have ended yet in WebKit when the closed dialog's entry is left, and
 * would be taken back with it.
 */
export function replaceEntry(route: string): void {
  history.replaceState(null, '', route)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Resolves when the entries of closed dialogs have been left, so that navigating leaves none. */
export async function waitForDialogHistory(): Promise<void> {
  // React removes a dialog that has just been closed.
  await nextTask()
  await new Promise<void>((resolve) => {
    whenSynced.push(resolve)
    scheduleSync()
  })
}

/**
 * Gives an open dialog a history entry, so that Back closes it and stays on the page. Closed in
 * another way, it leaves no entry behind; Forward does not open it again.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const closed = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const close = () => closed()
    closeCallbacks.push(close)
    scheduleSync()
    return () => {
      const at = closeCallbacks.indexOf(close)
      if (at !== -1) closeCallbacks.splice(at, 1)
      scheduleSync()
    }
  }, [isOpen])
}
