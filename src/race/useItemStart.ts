import { useConfig } from './useRace.ts'

/**
 * When an event starts, as the configuration writes it: a date and time. '' if that is not known, or
 * if no event is named.
 */
export function useItemStart(itemId: string): string {
  const { raceItems } = useConfig()
  return raceItems.find((item) => item.itemId === itemId)?.startTime ?? ''
}
