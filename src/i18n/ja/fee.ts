import type { zh } from '../texts/fee.ts'

export const ja: Record<keyof typeof zh, string> = {
  'fee.free': '無料',
}
