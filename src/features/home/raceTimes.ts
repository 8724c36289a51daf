import type { RaceInfo } from '../../api/race.ts'
import { ModuleType, type SearchCard, type SiteConfig } from '../../api/siteConfig.ts'
import { formatRaceTime, parseRaceTime } from '../../lib/dates.ts'

type Source = Pick<SiteConfig, 'searchConfigList' | 'keyDates' | 'raceItems'>

/** Moments of the race and of its sign-up, in epoch ms; undefined where nobody says. */
export interface RaceTimes {
  start: number | undefined
  end: number | undefined
  signUpStart: number | undefined
  signUpEnd: number | undefined
}

export type Phase = 'before' | 'during' | 'after'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SHANGHAI_AHEAD = 8 * HOUR

/** A span that is said to end at 23:59:59 ends at midnight. */
function endOf(value: string): number | undefined {
  const ms = parseRaceTime(value)
  return ms === undefined || !value.endsWith('23:59:59') ? ms : ms + SECOND
}

/** A card's own time window, as far as it has one. */
export const cardSpan = (card: Pick<SearchCard, 'signUpStartTime' | 'signUpEndTime'>) => ({
  start: parseRaceTime(card.signUpStartTime),
  end: endOf(card.signUpEndTime),
})

function lastCutOff(items: Source['raceItems'], start: number | undefined): number | undefined {
  const day = formatRaceTime(start, 'YYYY-MM-DD')
  const cutOffs = items.flatMap(({ cutOff }) => parseRaceTime(`${day} ${cutOff}`) ?? [])
  return cutOffs.length > 0 ? Math.max(...cutOffs) : undefined
}

/**
 * The race's times: the sign-up card's own first, then the race information's. Until that is there,
 * start and end are read from the key dates and the cut-offs, so that nothing jumps.
 */
export function raceTimes(config: Source, info: RaceInfo | null): RaceTimes {
  const card = config.searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signUp)
  const race = config.keyDates.find(({ isRace }) => isRace)
  const start = parseRaceTime(info?.startTime ?? '') ?? parseRaceTime(race?.time ?? '')
  return {
    start,
    end: parseRaceTime(info?.endTime ?? '') ?? lastCutOff(config.raceItems, start),
    signUpStart:
      parseRaceTime(card?.signUpStartTime ?? '') ?? parseRaceTime(info?.signUpStartTime ?? ''),
    signUpEnd: endOf(card?.signUpEndTime ?? '') ?? endOf(info?.signUpEndTime ?? ''),
  }
}

/** Where `moment` stands to a span, whose ends may be unknown; undefined when both are. */
export function phaseOf(
  start: number | undefined,
  end: number | undefined,
  moment: number,
): Phase | undefined {
  if (start === undefined && end === undefined) return undefined
  if (start !== undefined && moment < start) return 'before'
  return end !== undefined && moment >= end ? 'after' : 'during'
}

/** Time left in whole days, hours, minutes and seconds; never negative. */
export function timeLeft(until: number, moment: number) {
  const left = Math.max(0, until - moment)
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  }
}

/** Whether a moment is midnight in Asia/Shanghai: as an end, it is 24:00 of the day before. */
export const isMidnight = (ms: number): boolean => (ms + SHANGHAI_AHEAD) % DAY === 0
