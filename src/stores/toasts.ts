import { create } from 'zustand'
import { uniqueId } from '../lib/uniqueId.ts'

/** How long a toast stands (spec §8). */
export const TOAST_MS = 5000

export interface Toast {
  id: string
  kind: 'success' | 'error'
  message: string
}

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

/** Shows a toast for 5 s; the same words are never shown twice at once. */
export function toastRaised(kind: Toast['kind'], message: string): void {
  const { toasts } = useToasts.getState()
  if (toasts.some((toast) => toast.message === message)) return
  const toast = { id: uniqueId(), kind, message }
  useToasts.setState({ toasts: [...toasts, toast] })
  setTimeout(() => toastClosed(toast.id), TOAST_MS)
}

export const toastClosed = (id: string) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
