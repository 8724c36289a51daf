import { ISO_DATE_FORMAT, formatRaceTime, parseRaceEnd, parseRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/durations.ts'
import type { RaceInfo } from './raceInfo.ts'
import { ModuleType, type RaceItem, type SearchCard, type SiteConfig } from './siteConfig.ts'

type Source = Pick<SiteConfig, 'searchConfigList' | 'keyDates' | 'raceItems'>

/** Times of the race, its sign-up and its key dates, in epoch ms; undefined if unknown. */
export interface RaceTimes {
  start: number | undefined
  end: number | undefined
  /** The race in parts, in order; one if all its events run at the same time. */
  parts: RacePart[]
  signupStart: number | undefined
  signupEnd: number | undefined
  ballot: number | undefined
  kitPickUp: number | undefined
  results: number | undefined
}

/** Events that overlap in time, directly or through others. */
export interface RacePart {
  items: RaceItem[]
  start: number
  /** End of the last event; undefined if unknown. */
  end: number | undefined
}

type KeyDateKind = NonNullable<SiteConfig['keyDates'][number]['kind']>

/** A card's own time window, as far as it has one. */
export const cardSpan = (
  card: Pick<SearchCard, 'signUpStartTime' | 'signUpEndTime'>,
  zone: RaceZone,
) => ({
  start: parseRaceTime(card.signUpStartTime, zone),
  end: parseRaceEnd(card.signUpEndTime, zone),
})

const MINUTES = /^\d+$/
const TIME_OF_DAY = /^(\d{1,2}):(\d{2})$/

/**
 * Start and cut-off of an event, in epoch ms; undefined if unknown. Only an event without a start time
 * of its own has the race's.
 */
export function itemTimes(
  item: Pick<RaceItem, 'startTime' | 'cutOff'>,
  raceStart: number | undefined,
  zone: RaceZone,
) {
  const start = item.startTime ? parseRaceTime(item.startTime, zone) : raceStart
  return { start, cutOff: cutOffTime(item.cutOff, start, zone) }
}

/** When an event or a place on its course closes, in epoch ms; undefined if that is not known. */
export function cutOffTime(
  cutOff: string,
  start: number | undefined,
  zone: RaceZone,
): number | undefined {
  if (start === undefined) return parseRaceTime(cutOff, zone)
  if (MINUTES.test(cutOff)) return start + Number(cutOff) * MINUTE_MS
  const [match, hour, minute] = TIME_OF_DAY.exec(cutOff) ?? []
  if (!match) return parseRaceTime(cutOff, zone)
  const day = formatRaceTime(start, ISO_DATE_FORMAT, zone)
  const onDay = parseRaceTime(`${day} ${cutOff}`, zone)
  // A night race ends the next morning.
  return onDay !== undefined && onDay <= start
    ? parseRaceTime(`${day} ${Number(hour) + 24}:${minute}`, zone)
    : onDay
}

/**
 * The parts of the race. An event whose end is not known lasts until the next start; if it is the last
 * one, its part has no end.
 */
function partsOf(items: RaceItem[], raceStart: number | undefined, zone: RaceZone): RacePart[] {
  const timed = items
    .map((item) => ({ item, ...itemTimes(item, raceStart, zone) }))
    .flatMap(({ item, start, cutOff }): RacePart[] =>
      start === undefined ? [] : [{ items: [item], start, end: cutOff }],
    )
    .toSorted((a, b) => a.start - b.start)
  const parts: RacePart[] = []
  for (const next of timed) {
    const last = parts.at(-1)
    if (last && (last.start === next.start || (last.end ?? next.start) > next.start)) {
      last.items.push(...next.items)
      const ends = [last.end, next.end].filter((end) => end !== undefined)
      last.end = ends.length > 0 ? Math.max(...ends) : undefined
    } else {
      if (last) last.end ??= next.start
      parts.push({ ...next })
    }
  }
  return parts
}

/** The race's times with start and end of the part that is on or comes next at `moment` (`raceNow`). */
export function timesAt(times: RaceTimes, moment: number): RaceTimes {
  const { parts } = times
  const index = parts.findIndex(({ end }) => !(end !== undefined && end <= moment))
  const part = parts[index < 0 ? parts.length - 1 : index]
  if (!part || parts.length < 2) return times
  return { ...times, start: part.start, end: part === parts.at(-1) ? times.end : part.end }
}

/**
 * The race's times: the sign-up card's first, then the race information's. Until that has loaded,
 * start and end come from the key dates, the events' starts and cut-offs, so that the layout does not
 * shift.
 */
export function raceTimes(config: Source, info: RaceInfo | null, zone: RaceZone): RaceTimes {
  const card = config.searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signup)
  const race = config.keyDates.find(({ isRace }) => isRace)
  const keyDate = (name: KeyDateKind) =>
    parseRaceTime(config.keyDates.find(({ kind }) => kind === name)?.time ?? '', zone)
  const starts = config.raceItems.flatMap(({ startTime }) => parseRaceTime(startTime, zone) ?? [])
  const start =
    parseRaceTime(info?.startTime ?? '', zone) ??
    parseRaceTime(race?.time ?? '', zone) ??
    (starts.length > 0 ? Math.min(...starts) : undefined)
  const parts = partsOf(config.raceItems, start, zone)
  return {
    start,
    end: parseRaceTime(info?.endTime ?? '', zone) ?? parts.at(-1)?.end,
    parts,
    signupStart:
      parseRaceTime(card?.signUpStartTime ?? '', zone) ??
      parseRaceTime(info?.signUpStartTime ?? '', zone),
    signupEnd:
      parseRaceEnd(card?.signUpEndTime ?? '', zone) ??
      parseRaceEnd(info?.signUpEndTime ?? '', zone),
    ballot: keyDate('ballot'),
    kitPickUp: keyDate('kitPickUp'),
    results: keyDate('results'),
  }
}

/** Time from `moment` to `until` in whole days, hours, minutes and seconds; never negative. */
export function timeLeft(until: number, moment: number) {
  const left = Math.max(0, until - moment)
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  }
}
