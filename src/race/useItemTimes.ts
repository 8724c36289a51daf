import { itemTimes } from '#site-config/raceTimes.ts'
import { useConfig, useRace } from './useRace.ts'
import { useRaceTimes } from './useRaceTimes.ts'

/**
 * When an event starts, as the configuration writes it: a date and time. '' if that is not known, or
 * if no event is named.
 */
export function useItemStart(itemId: string): string {
  const { raceItems } = useConfig()
  return raceItems.find((item) => item.itemId === itemId)?.startTime ?? ''
}

/** When the wave of a start pen starts, as the configuration writes it; '' if the pen has none. */
export function useWave(itemId: string, pen: string): string {
  const { raceItems } = useConfig()
  const { waves = [] } = raceItems.find((item) => item.itemId === itemId) ?? {}
  return waves.find((wave) => wave.pen === pen)?.startTime ?? ''
}

/** When an event ends at the latest, in epoch ms; undefined if that is not known. */
export function useItemEnd(itemId: string): number | undefined {
  const { raceItems } = useConfig()
  const { zone } = useRace()
  const { start } = useRaceTimes()
  const item = raceItems.find((one) => one.itemId === itemId)
  return item && itemTimes(item, start, zone).cutOff
}
