import { type Season, seasonAt } from '#domain/season.ts'
import { environment } from '#environment/environment.ts'
import { MINUTE_MS } from '#lib/durations.ts'
import { useNow } from '#race/useNow.ts'
import { usePathOf } from '#race/usePathOf.ts'
import { useConfig } from '#race/useRace.ts'
import { useRaceTimes } from '#race/useRaceTimes.ts'
import { isCalledOff } from '#site-config/eventStatus.ts'
import { type RaceTimes, timesAt } from '#site-config/raceTimes.ts'
import { type NextStep, nextStep } from './nextStep.ts'

export interface SeasonNow {
  season: Season | undefined
  step: NextStep | undefined
  /** Start and end are those of the part of the race that is on or comes next. */
  times: RaceTimes
  /** Epoch ms by the server's clock; NaN if the race's zone cannot be read. */
  moment: number
}

/**
 * The season by the server's clock, looked at every `stepMs`, and its next step. A race that is called off has
 * no season.
 */
export function useSeason(stepMs = MINUTE_MS): SeasonNow {
  const config = useConfig()
  const moment = useNow(stepMs)
  const times = timesAt(useRaceTimes(), moment)
  const season = isCalledOff(config) ? undefined : seasonAt(times, moment)
  return { season, step: nextStep(season, config, environment, usePathOf()), times, moment }
}
