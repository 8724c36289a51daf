import { formatRaceEnd, formatRaceTime } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { itemTimes, raceTimes, type RaceTimes } from '#site-config/raceTimes.ts'
import type { RaceItem } from '#site-config/siteConfig.ts'
import { useConfig, useRace, useRaceInfo } from './useRace.ts'

const DAY = 'YYYY-MM-DD'

/** Times of the race and its sign-up. */
export function useRaceTimes(): RaceTimes {
  const { zone } = useRace()
  return raceTimes(useConfig(), useRaceInfo(), zone)
}

/**
 * An event's cut-off: 14:25; with its day unless every event of the race starts on that day. '' if it
 * has none.
 */
export function useCutOffText(): (item: RaceItem) => string {
  const { t } = useText()
  const { zone } = useRace()
  const { raceItems } = useConfig()
  const { start: raceStart } = useRaceTimes()
  const startDays = raceItems.map((item) =>
    formatRaceTime(itemTimes(item, raceStart, zone).start, DAY, zone),
  )
  return (item) => {
    const { cutOff } = itemTimes(item, raceStart, zone)
    if (cutOff === undefined) return ''
    const isOnlyDay = startDays.every((day) => day === formatRaceEnd(cutOff, DAY, zone))
    return formatRaceEnd(cutOff, t(isOnlyDay ? 'site.format.time' : 'site.format.dayTime'), zone)
  }
}
