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
