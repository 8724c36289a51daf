import type { Translated } from '../translated.ts'

/** Texts about fees. */
export const zh = {
  'fee.free': '免费',
} as const

export const en: Translated<typeof zh> = {
  'fee.free': 'Free',
}
