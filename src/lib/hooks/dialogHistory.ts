import { useEffect, useEffectEvent } from 'react'
import { followedRoute } from '../followedRoute.ts'

/** How many dialogs are open on a history entry, within its state. */
const DEPTH = 'dialogs'
/** After this time without an event, the browser has nowhere to go back to. */
const GO_MS = 1000

/** How to close each open dialog, the top-most last. */
const closeCallbacks: (() => void)[] = []
let timer = 0
/**
 * Opens the page that was requested while the browser went back. Otherwise the request would be
 * lost.
 */
let reopen: (() => void) | undefined
/** The hash of the page, which does not change while the browser goes back within it. */
let leaving = ''
let isSyncScheduled = false
let waiting: (() => void)[] = []

/** The router's own state is kept: for the router, a dialog's entry is the same page. */
function stateNow(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
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
  isSyncScheduled = false
  if (timer) return
  const depth = depthNow()
  if (depth > closeCallbacks.length) {
    timer = window.setTimeout(() => {
      timer = 0
      setDepth(closeCallbacks.length, 'replaceState')
      syncHistory()
    }, GO_MS)
    leaving = location.hash
    history.go(closeCallbacks.length - depth)
    return
  }
  for (let next = depth + 1; next <= closeCallbacks.length; next += 1) setDepth(next, 'pushState')
  const pending = reopen
  reopen = undefined
  pending?.()
  for (const resolve of waiting.splice(0)) resolve()
}

/** Runs once for all changes of a task: a dialog that replaces another one takes over its entry. */
function scheduleSync(): void {
  if (isSyncScheduled) return
  isSyncScheduled = true
  queueMicrotask(syncHistory)
}

/** A link that is clicked while the browser goes back is followed afterwards. */
function deferLink(event: MouseEvent): void {
  const { target } = event
  if (!timer || !followedRoute(event) || !(target instanceof Element)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  reopen = () => target.closest('a')?.click()
}

function onPopState(): void {
  const { hash } = location
  const isLeavingEntry = timer !== 0
  if (isLeavingEntry && hash !== leaving) {
    reopen = () => (location.hash = hash)
    return
  }
  clearTimeout(timer)
  timer = 0
  if (!isLeavingEntry) for (const close of closeCallbacks.splice(depthNow()).reverse()) close()
  scheduleSync()
}
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
  await new Promise((go) => setTimeout(go))
  await new Promise<void>((resolve) => {
    waiting = [...waiting, resolve]
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
    if (!isOpen) return undefined
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
