import type { Translated } from '../translated.ts'

/** A distance as text; a drawing has `km` in every language. */
export const zh = {
  distance: '{km} 公里',
} as const

export const en: Translated<typeof zh> = {
  distance: '{km} km',
}
