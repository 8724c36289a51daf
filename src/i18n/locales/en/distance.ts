import type { Translated } from '../../translated.ts'
import type { distance as zh } from '../zh/distance.ts'

export const distance: Translated<typeof zh> = {
  distance: '{km} km',
}
