import type { distance as zh } from '../zh/distance.ts'

export const distance: Record<keyof typeof zh, string> = {
  distance: '{km}km',
}
