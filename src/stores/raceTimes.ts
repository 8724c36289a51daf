import { itemTimes, raceTimes, type RaceTimes } from '../api/website/raceTimes.ts'
import type { RaceItem } from '../api/website/siteConfig.ts'
import { formatRaceEnd, formatRaceTime } from '../domain/raceDates.ts'
import { useText } from '../i18n/useText.ts'
import { useConfig, useSite } from './site.ts'

const DAY = 'YYYY-MM-DD'

/** Times of the race and its sign-up. */
export function useRaceTimes(): RaceTimes {
  const config = useConfig()
  const info = useSite((site) => site.raceInfo)
  return raceTimes(config, info)
}

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

/** An event's cut-off: 14:25; with its day if that is not the day of the start. '' if it has none. */
export function useCutOffText(): (item: RaceItem) => string {
  const { t } = useText()
  const { start: raceStart } = useRaceTimes()
  return (item) => {
    const { start, cutOff } = itemTimes(item, raceStart)
    if (cutOff === undefined) return ''
    const isSameDay =
      start !== undefined && formatRaceTime(start, DAY) === formatRaceTime(cutOff, DAY)
    return isSameDay
      ? formatRaceTime(cutOff, t('site.form.time'))
      : formatRaceEnd(cutOff, t('site.form.dayTime'))
  }
}
