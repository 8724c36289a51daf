import { create } from 'zustand'
import { uniqueId } from '#lib/hex.ts'

/** How long a toast is shown (spec §8). */
export const TOAST_MS = 5000

export interface Toast {
  id: string
  kind: 'success' | 'error'
  message: string
}

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

/** Shows a toast for 5 s and returns its id; the same message is not shown twice at once. */
export function showToast(kind: Toast['kind'], message: string): string {
  const { toasts } = useToasts.getState()
  const shown = toasts.find((toast) => toast.message === message)
  if (shown) return shown.id
  const toast = { id: uniqueId(), kind, message }
  useToasts.setState({ toasts: [...toasts, toast] })
  setTimeout(() => closeToast(toast.id), TOAST_MS)
  return toast.id
}

export const closeToast = (id: string) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
