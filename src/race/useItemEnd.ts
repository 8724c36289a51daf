import { itemTimes } from '#site-config/raceTimes.ts'
import { useConfig, useRace } from './useRace.ts'
import { useRaceTimes } from './useRaceTimes.ts'

/** When an event ends at the latest, in epoch ms; undefined if that is not known. */
export function useItemEnd(itemId: string): number | undefined {
  const { raceItems } = useConfig()
  const { zone } = useRace()
  const { start } = useRaceTimes()
  const item = raceItems.find((one) => one.itemId === itemId)
  return item && itemTimes(item, start, zone).cutOff
}
