import sha256 from 'crypto-js/sha256'
import { readText, writeText } from './storage.ts'

/** A code is sent again to the same destination after this (spec §9). */
export const RESEND_SECONDS = 60
const RESEND_MS = RESEND_SECONDS * 1000
const TICK_MS = 250

const listeners = new Set<() => void>()

/** Where the end of a destination's countdown is kept: the phone or e-mail itself is not. */
const slotOf = (destination: string) => sha256(destination.trim().toLowerCase()).toString()

const write = (slot: string, end: number | null) =>
  writeText(slot, end === null ? null : String(end), 'sessionStorage')

function remainingMs(slot: string): number {
  const end = Number(readText(slot, 'sessionStorage'))
  return Number.isFinite(end) ? end - Date.now() : 0
}

/** Forgets what has ended; a countdown that a turned-back clock made longer begins anew. */
function settle(slot: string): void {
  if (readText(slot, 'sessionStorage') === null) return
  const remaining = remainingMs(slot)
  if (remaining <= 0) write(slot, null)
  else if (remaining > RESEND_MS) write(slot, Date.now() + RESEND_MS)
}

/** Begins the countdown of a destination: its code has been sent. */
export function resendStarted(destination: string): void {
  write(slotOf(destination), Date.now() + RESEND_MS)
  for (const listener of listeners) listener()
}

/** What a button watches: `read` gives whole seconds left, from 0 to 60, by the clock. */
export function resendClock(destination: string) {
  const slot = slotOf(destination)
  return {
    read: () => Math.min(RESEND_SECONDS, Math.max(0, Math.ceil(remainingMs(slot) / 1000))),
    /** Calls `onTick` while time passes; answers how to stop it. */
    watch: (onTick: () => void) => {
      const tick = () => {
        settle(slot)
        onTick()
      }
      tick()
      const timer = setInterval(tick, TICK_MS)
      listeners.add(tick)
      return () => {
        clearInterval(timer)
        listeners.delete(tick)
      }
    },
  }
}
