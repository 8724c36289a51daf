import type { CalendarEvent } from '#domain/calendar.ts'
import { isDateOnly, isEndOfDay, parseRaceEnd, parseRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import { environment } from '#environment/environment.ts'
import type { Translate } from '#i18n/i18n.ts'
import { BASE_LANGUAGE } from '#i18n/languages.ts'
import { inAnyLanguage, type Languages, languagesOf } from '#i18n/localized.ts'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import type { RaceInfo } from '#site-config/raceInfo.ts'
import { itemTimes, raceTimes } from '#site-config/raceTimes.ts'
import { ModuleType, type SiteConfig } from '#site-config/siteConfig.ts'

interface Source {
  raceId: string
  config: SiteConfig
  info: RaceInfo | null
  zone: RaceZone
}

interface Moment {
  id: string
  start: number | undefined
  end?: number
  isAllDay?: boolean
  title: string
  place?: string
}

/** The languages of names that are the same for every reader. */
const idLanguages = (config: SiteConfig) =>
  languagesOf(BASE_LANGUAGE, siteLanguages(config).defaultLanguage)

const itemKey = (item: SiteConfig['raceItems'][number], config: SiteConfig) =>
  item.itemId || inAnyLanguage(item, 'name', idLanguages(config))

/**
 * Gives each moment an id of its own. It comes from what the moment says, so that another one does not
 * change it; only of moments that say the same are the later ones counted.
 */
function withOwnIds(moments: Moment[]): Moment[] {
  const ids = new Set(moments.map(({ id }) => id))
  const used = new Set<string>()
  return moments.map((moment) => {
    let { id } = moment
    for (let count = 2; used.has(id) || (id !== moment.id && ids.has(id)); count += 1)
      id = `${moment.id}-${count}`
    used.add(id)
    return { ...moment, id }
  })
}

/** One start for all events; each event's, which may be the race's, if one has its own. */
function starts(
  config: SiteConfig,
  start: number | undefined,
  zone: RaceZone,
  t: Translate,
  languages: Languages,
): Moment[] {
  const { raceItems, race } = config
  const hasOwn = raceItems.some(({ startTime }) => parseRaceTime(startTime, zone) !== undefined)
  const place = inAnyLanguage(race ?? {}, 'place', languages)
  if (!hasOwn) return [{ id: 'start', start, title: t('raceGuide.moment.start'), place }]
  return raceItems
    .map((item) => ({
      id: `start-${itemKey(item, config)}`,
      start: itemTimes(item, start, zone).start,
      title: t('raceGuide.moment.itemStart', { name: inAnyLanguage(item, 'name', languages) }),
      place,
    }))
    .filter((moment) => moment.start !== undefined)
}

/**
 * When an entry of the configuration is, in epoch ms. One that starts on a day without a time is of
 * whole days, to the end of the day of its end.
 */
function eventSpan({ start, end }: SiteConfig['calendarEvents'][number], zone: RaceZone) {
  const isAllDay = isDateOnly(start)
  const [endDay = ''] = end.split(/[ T]/)
  return {
    start: parseRaceTime(start, zone),
    end: parseRaceEnd(isAllDay ? endDay : end, zone),
    isAllDay,
  }
}

/** A runner's dates from the configuration and the race information, in chronological order. */
export function runnerCalendar(
  { raceId, config, info, zone }: Source,
  t: Translate,
  languages: Languages,
): CalendarEvent[] {
  const { start, signupStart } = raceTimes(config, info, zone)
  const card = config.searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signup)
  const closes = parseRaceEnd(card?.signUpEndTime || (info?.signUpEndTime ?? ''), zone)
  // Midnight would be an entry of the next day (decision 23).
  const signupEnd = closes !== undefined && isEndOfDay(closes, zone) ? closes - 1000 : closes
  const finishes = config.raceGuide?.finishes ?? []
  const race = inAnyLanguage(config, 'websiteTitle', languages)
  const ids = idLanguages(config)
  const moments: Moment[] = [
    { id: 'sign-up-opens', start: signupStart, title: t('raceGuide.moment.signupOpens') },
    { id: 'sign-up-closes', start: signupEnd, title: t('raceGuide.moment.signupCloses') },
    ...starts(config, start, zone, t, languages),
    ...config.raceItems.map((item) => ({
      id: `cut-off-${itemKey(item, config)}`,
      start: itemTimes(item, start, zone).cutOff,
      title: t('raceGuide.moment.cutOff', { name: inAnyLanguage(item, 'name', languages) }),
      place: inAnyLanguage(
        finishes.find(({ itemId }) => itemId === item.itemId) ?? {},
        'place',
        languages,
      ),
    })),
    ...config.calendarEvents.map((event) => ({
      id:
        event.id ||
        event.start.replace(/\D/g, '') +
          `-${inAnyLanguage(event, 'title', ids)}${inAnyLanguage(event, 'place', ids)}`,
      ...eventSpan(event, zone),
      title: inAnyLanguage(event, 'title', languages),
      place: inAnyLanguage(event, 'place', languages),
    })),
  ]
  return withOwnIds(moments)
    .flatMap(({ id, start: at, end, isAllDay = false, title, place = '' }): CalendarEvent[] => {
      if (at === undefined) return []
      const uid = `${raceId}-${id}@${environment.domain}`
      const named = race ? t('raceGuide.moment.titled', { race, title }) : title
      return [{ uid, start: at, end, isAllDay, title: named, place }]
    })
    .toSorted((a, b) => a.start - b.start)
}
