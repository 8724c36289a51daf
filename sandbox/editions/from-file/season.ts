import { createZone, type RaceZone } from '#domain/raceZone.ts'
import { raceTimes } from '#site-config/raceTimes.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { localTime } from '../../localTime.ts'
import type { ClockStop } from '../edition.ts'
import type { Season } from '../raceTypes.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface FileDates {
  zone: RaceZone
  season: Season
  /** What the file says; undefined if it says nothing. */
  written: ReturnType<typeof raceTimes>
}

/**
 * The dates of a configuration. Those that it does not have are some days before or after others; without
 * any date, the race is in two months.
 */
export function datesOf(config: SiteConfig): FileDates {
  const zone = createZone(config.race?.timeZone)
  const written = raceTimes(config, null, zone)
  const inTwoMonths = Math.floor(Date.now() / DAY_MS) * DAY_MS + 60 * DAY_MS
  const raceAt = written.start ?? (written.signupEnd ?? inTwoMonths - 21 * DAY_MS) + 21 * DAY_MS
  const closesAt = written.signupEnd ?? raceAt - 21 * DAY_MS
  const kitFrom = written.kitPickUp ?? raceAt - DAY_MS
  const drawAt = written.ballot ?? Math.min(closesAt + DAY_MS, kitFrom)
  return {
    zone,
    written,
    season: {
      opensAt: written.signupStart ?? closesAt - 60 * DAY_MS,
      closesAt,
      drawAt,
      movedUpAt: drawAt,
      waitingEndsAt: Math.max(drawAt, kitFrom - 2 * DAY_MS),
      bibsAt: Math.max(drawAt, kitFrom - DAY_MS),
      kitFrom,
      kitTo: raceAt,
      raceAt,
    },
  }
}

/** Times to set the clock to. */
export function clockStops({ zone, season, written }: FileDates): Record<string, ClockStop> {
  const { opensAt, closesAt, kitFrom, raceAt } = season
  const end = written.end ?? raceAt + 6 * HOUR_MS
  const stop = (ms: number, zh: string, en: string): ClockStop => ({
    at: localTime(ms, zone.name),
    zh,
    en,
  })
  return {
    'before-sign-up': stop(opensAt - 2 * DAY_MS, '报名前', 'Before sign-up'),
    'sign-up-open': stop(opensAt + HOUR_MS, '报名中', 'Sign-up open'),
    'last-day': stop(closesAt - 6 * HOUR_MS, '报名最后一天', 'Last day of sign-up'),
    'sign-up-closed': stop(closesAt + HOUR_MS, '报名结束', 'Sign-up closed'),
    'kit-pick-up': stop(kitFrom, '领物日', 'Kit pick-up'),
    'race-morning': stop(raceAt - HOUR_MS, '赛日清晨', 'Race morning'),
    'race-on': stop(raceAt + HOUR_MS / 2, '比赛进行中', 'Race under way'),
    'day-after': stop(end + DAY_MS, '赛后一日', 'Day after'),
    'ten-days-after': stop(end + 10 * DAY_MS, '赛后十日', 'Ten days after'),
  }
}
