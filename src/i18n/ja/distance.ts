import type { zh } from '../texts/distance.ts'

export const ja: Record<keyof typeof zh, string> = {
  distance: '{km}km',
}
