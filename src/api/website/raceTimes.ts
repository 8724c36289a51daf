import { DAY_FORM, formatRaceTime, parseRaceEnd, parseRaceTime } from '../../domain/raceDates.ts'
import type { RaceInfo } from './raceInfo.ts'
import { ModuleType, type RaceItem, type SearchCard, type SiteConfig } from './siteConfig.ts'

type Source = Pick<SiteConfig, 'searchConfigList' | 'keyDates' | 'raceItems'>

/** Times of the race, its sign-up and its key dates, in epoch ms; undefined if unknown. */
export interface RaceTimes {
  start: number | undefined
  end: number | undefined
  signUpStart: number | undefined
  signUpEnd: number | undefined
  ballot: number | undefined
  kitPickUp: number | undefined
  results: number | undefined
}

type KeyDateKind = NonNullable<SiteConfig['keyDates'][number]['kind']>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A card's own time window, as far as it has one. */
export const cardSpan = (card: Pick<SearchCard, 'signUpStartTime' | 'signUpEndTime'>) => ({
  start: parseRaceTime(card.signUpStartTime),
  end: parseRaceEnd(card.signUpEndTime),
})

const MINUTES = /^\d+$/
const TIME_OF_DAY = /^(\d{1,2}):(\d{2})$/

/** Start and cut-off of an event, in epoch ms; undefined if unknown. */
export function itemTimes(item: Pick<RaceItem, 'startTime' | 'cutOff'>, raceStart?: number) {
  const start = parseRaceTime(item.startTime) ?? raceStart
  return { start, cutOff: cutOffTime(item.cutOff, start) }
}

function cutOffTime(cutOff: string, start: number | undefined): number | undefined {
  if (start === undefined) return parseRaceTime(cutOff)
  if (MINUTES.test(cutOff)) return start + Number(cutOff) * MINUTE
  const [whole, hour, minute] = TIME_OF_DAY.exec(cutOff) ?? []
  if (!whole) return parseRaceTime(cutOff)
  const day = formatRaceTime(start, DAY_FORM)
  const onDay = parseRaceTime(`${day} ${cutOff}`)
  // A night race ends the next morning.
  return onDay !== undefined && onDay <= start
    ? parseRaceTime(`${day} ${Number(hour) + 24}:${minute}`)
    : onDay
}

/**
 * The cut-off of a place on the course. A time after 24:00 gets the date that it falls on, if the start
 * is known: `YYYY-MM-DD HH:mm`.
 */
export function placeCutOff(cutOff: string, start: number | undefined): string {
  const isNextDay = /^(?:2[4-9]|[34]\d):/.test(cutOff) && cutOff !== '24:00'
  const time = isNextDay && start !== undefined ? cutOffTime(cutOff, start) : undefined
  return time === undefined ? cutOff : formatRaceTime(time, 'YYYY-MM-DD HH:mm')
}

function lastCutOff(items: RaceItem[], start: number | undefined): number | undefined {
  const cutOffs = items.flatMap((item) => itemTimes(item, start).cutOff ?? [])
  return cutOffs.length > 0 ? Math.max(...cutOffs) : undefined
}

/**
 * The race's times: the sign-up card's first, then the race information's. Until that has loaded,
 * start and end come from the key dates, the events' starts and cut-offs, so that the layout does not
 * shift.
 */
export function raceTimes(config: Source, info: RaceInfo | null): RaceTimes {
  const card = config.searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signup)
  const race = config.keyDates.find(({ isRace }) => isRace)
  const keyDate = (name: KeyDateKind) =>
    parseRaceTime(config.keyDates.find(({ kind }) => kind === name)?.time ?? '')
  const starts = config.raceItems.flatMap(({ startTime }) => parseRaceTime(startTime) ?? [])
  const start =
    parseRaceTime(info?.startTime ?? '') ??
    parseRaceTime(race?.time ?? '') ??
    (starts.length > 0 ? Math.min(...starts) : undefined)
  return {
    start,
    end: parseRaceTime(info?.endTime ?? '') ?? lastCutOff(config.raceItems, start),
    signUpStart:
      parseRaceTime(card?.signUpStartTime ?? '') ?? parseRaceTime(info?.signUpStartTime ?? ''),
    signUpEnd: parseRaceEnd(card?.signUpEndTime ?? '') ?? parseRaceEnd(info?.signUpEndTime ?? ''),
    ballot: keyDate('ballot'),
    kitPickUp: keyDate('kitPickUp'),
    results: keyDate('results'),
  }
}

/** Time from `moment` to `until` in whole days, hours, minutes and seconds; never negative. */
export function timeLeft(until: number, moment: number) {
  const left = Math.max(0, until - moment)
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  }
}
