import type { RaceInfo } from '../../api/website/raceInfo.ts'
import { ModuleType, type SiteConfig } from '../../api/website/siteConfig.ts'
import { environment } from '../../api/http/environment.ts'
import type { Language } from '../../i18n/languages.ts'
import { localized } from '../../i18n/localized.ts'
import type { Translate } from '../../i18n/useText.ts'
import type { CalendarEvent } from '../../domain/calendar.ts'
import { parseRaceTime } from '../../domain/raceDates.ts'
import { itemTimes, raceTimes } from '../../api/website/raceTimes.ts'

interface Race {
  raceId: string
  config: SiteConfig
  info: RaceInfo | null
}

interface Moment {
  id: string
  start: number | undefined
  end?: number | undefined
  title: string
  place?: string
}

/** One start for all events, or each event's own. */
function starts(
  { raceItems, race }: SiteConfig,
  start: number | undefined,
  t: Translate,
  language: Language,
): Moment[] {
  const own = raceItems.filter(({ startTime }) => parseRaceTime(startTime) !== undefined)
  const place = localized(race ?? {}, 'place', language)
  if (own.length === 0) return [{ id: 'start', start, title: t('raceGuide.moment.start'), place }]
  return own.map((item) => ({
    id: `start-${item.itemId}`,
    start: parseRaceTime(item.startTime),
    title: t('raceGuide.moment.itemStart', { name: localized(item, 'name', language) }),
    place,
  }))
}

/** A runner's dates from the configuration and the race information, in chronological order. */
export function calendarEvents(
  { raceId, config, info }: Race,
  t: Translate,
  language: Language,
): CalendarEvent[] {
  const { start, signUpStart } = raceTimes(config, info)
  const card = config.searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signup)
  // As written: midnight would be an entry of the next day.
  const signUpEnd = parseRaceTime(card?.signUpEndTime || (info?.signUpEndTime ?? ''))
  const finishes = config.raceGuide?.finishes ?? []
  const race = localized(config, 'websiteTitle', language)
  const moments: Moment[] = [
    { id: 'sign-up-opens', start: signUpStart, title: t('raceGuide.moment.signUpOpens') },
    { id: 'sign-up-closes', start: signUpEnd, title: t('raceGuide.moment.signUpCloses') },
    ...starts(config, start, t, language),
    ...config.raceItems.map((item) => ({
      id: `cut-off-${item.itemId}`,
      start: itemTimes(item, start).cutOff,
      title: t('raceGuide.moment.cutOff', { name: localized(item, 'name', language) }),
      place: localized(
        finishes.find(({ itemId }) => itemId === item.itemId) ?? {},
        'place',
        language,
      ),
    })),
    ...config.calendarEvents.map((event) => ({
      id: event.id || event.start.replace(/\D/g, ''),
      start: parseRaceTime(event.start),
      end: parseRaceTime(event.end),
      title: localized(event, 'title', language),
      place: localized(event, 'place', language),
    })),
  ]
  return moments
    .flatMap(({ id, start: at, end, title, place = '' }): CalendarEvent[] => {
      if (at === undefined) return []
      const uid = `${raceId}-${id}@${environment.domain}`
      return [{ uid, start: at, end, title: t('raceGuide.moment.titled', { race, title }), place }]
    })
    .toSorted((a, b) => a.start - b.start)
}
