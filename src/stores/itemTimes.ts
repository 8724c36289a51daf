import { itemTimes } from '../api/website/raceTimes.ts'
import { useRaceTimes } from './raceTimes.ts'
import { useConfig } from './site.ts'

/**
 * When an event starts, as the configuration writes it: a date and time. '' if that is not known, or
 * if no event is named.
 */
export function useItemStart(itemId: string): string {
  const { raceItems } = useConfig()
  return raceItems.find((item) => item.itemId === itemId)?.startTime ?? ''
}

/** When an event ends at the latest, in epoch ms; undefined if that is not known. */
export function useItemEnd(itemId: string): number | undefined {
  const { raceItems } = useConfig()
  const { start } = useRaceTimes()
  const item = raceItems.find((one) => one.itemId === itemId)
  return item && itemTimes(item, start).cutOff
}
