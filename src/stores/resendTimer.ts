import { useMemo, useSyncExternalStore } from 'react'
import { hex } from '#lib/hex.ts'
import { readText, writeText } from '#lib/storage.ts'

/** Wait before another code can be sent to the same destination (spec §9a). */
export const RESEND_SECONDS = 60
const RESEND_MS = RESEND_SECONDS * 1000
const TICK_MS = 250

const listeners = new Set<() => void>()
/** End of each destination's countdown in epoch ms; also stored, to survive a reload. */
const ends = new Map<string, number>()

const notifyListeners = () => {
  for (const listener of listeners) listener()
}
const normalize = (destination: string) => destination.trim().toLowerCase()

/**
 * The storage key of a destination's countdown: a hash, because phone or e-mail must not be stored.
 * Browsers provide hashing on secure pages only; on others nothing is stored.
 */
async function slotOf(destination: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(destination))
  return hex(new Uint8Array(digest))
}

async function store(destination: string): Promise<void> {
  const slot = await slotOf(destination)
  const end = ends.get(destination)
  if (slot) writeText(slot, end === undefined ? null : String(end), 'sessionStorage')
}

/** Restores a countdown stored before a reload. */
async function restoreEnd(destination: string): Promise<void> {
  const slot = await slotOf(destination)
  const end = Number((slot && readText(slot, 'sessionStorage')) ?? NaN)
  if (ends.has(destination) || !Number.isFinite(end)) return
  ends.set(destination, end)
  notifyListeners()
}

const remainingMs = (destination: string) => (ends.get(destination) ?? 0) - Date.now()

/** Removes a countdown that has ended; one extended by a clock set back starts again. */
function removeEnded(destination: string): void {
  if (!ends.has(destination)) return
  const remaining = remainingMs(destination)
  if (remaining > 0 && remaining <= RESEND_MS) return
  if (remaining <= 0) ends.delete(destination)
  else ends.set(destination, Date.now() + RESEND_MS)
  void store(destination)
}

/** Starts a destination's countdown after its code was sent. */
export function startResend(destination: string): void {
  ends.set(normalize(destination), Date.now() + RESEND_MS)
  void store(normalize(destination))
  notifyListeners()
}

/** For a button: `read` returns the whole seconds left, from 0 to 60. */
export function resendTimer(destination: string) {
  const name = normalize(destination)
  return {
    read: () => Math.min(RESEND_SECONDS, Math.max(0, Math.ceil(remainingMs(name) / 1000))),
    /** Calls `onTick` as time passes. Returns a function that stops it. */
    watch: (onTick: () => void) => {
      const tick = () => {
        removeEnded(name)
        onTick()
      }
      tick()
      void restoreEnd(name)
      const timer = setInterval(tick, TICK_MS)
      listeners.add(tick)
      return () => {
        clearInterval(timer)
        listeners.delete(tick)
      }
    },
  }
}

/** Seconds until a code can be sent to the destination again; 0 means now. */
export function useResendTimer(destination: string): number {
  const { watch, read } = useMemo(() => resendTimer(destination), [destination])
  return useSyncExternalStore(watch, read)
}
