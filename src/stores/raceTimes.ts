import { itemTimes, raceTimes, type RaceTimes } from '#site-config/raceTimes.ts'
import type { RaceItem } from '#site-config/siteConfig.ts'
import { formatRaceEnd, formatRaceTime } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig, useSite } from './site.ts'

const DAY = 'YYYY-MM-DD'

/** Times of the race and its sign-up. */
export function useRaceTimes(): RaceTimes {
  const config = useConfig()
  const info = useSite((site) => site.raceInfo)
  return raceTimes(config, info)
}

/**
 * An event's cut-off: 14:25; with its day unless every event of the race starts on that day. '' if it
 * has none.
 */
export function useCutOffText(): (item: RaceItem) => string {
  const { t } = useText()
  const { raceItems } = useConfig()
  const { start: raceStart } = useRaceTimes()
  const startDays = raceItems.map((item) => formatRaceTime(itemTimes(item, raceStart).start, DAY))
  return (item) => {
    const { cutOff } = itemTimes(item, raceStart)
    if (cutOff === undefined) return ''
    const isOnlyDay = startDays.every((day) => day === formatRaceEnd(cutOff, DAY))
    return formatRaceEnd(cutOff, t(isOnlyDay ? 'site.form.time' : 'site.form.dayTime'))
  }
}

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
  const { start } = useRaceTimes()
  const item = raceItems.find((one) => one.itemId === itemId)
  return item && itemTimes(item, start).cutOff
}
