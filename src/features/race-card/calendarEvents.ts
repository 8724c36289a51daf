import type { RaceInfo } from '../../api/race.ts'
import type { SiteConfig } from '../../api/siteConfig.ts'
import { stage } from '../../api/stage.ts'
import type { Language } from '../../i18n/language.ts'
import { localized } from '../../i18n/localized.ts'
import type { Translate } from '../../i18n/useText.ts'
import type { CalendarEvent } from '../../lib/calendar.ts'
import { parseRaceTime } from '../../lib/dates.ts'
import { raceMoments } from './raceMoments.ts'

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

/** What the configuration and the race information know of a runner's dates, the earliest first. */
export function calendarEvents(
  { raceId, config, info }: Race,
  t: Translate,
  language: Language,
): CalendarEvent[] {
  const { start, cutOffs, results, signUpOpens, signUpCloses } = raceMoments(config, info)
  const finishes = config.raceCard?.finishes ?? []
  const race = localized(config, 'websiteTitle', language)
  const moments: Moment[] = [
    { id: 'sign-up-opens', start: signUpOpens, title: t('raceCard.moment.signUpOpens') },
    { id: 'sign-up-closes', start: signUpCloses, title: t('raceCard.moment.signUpCloses') },
    { id: 'start', start, title: t('raceCard.moment.start') },
    ...cutOffs.map(({ item, ms }, index) => ({
      id: `cut-off-${item.itemId || index}`,
      start: ms,
      title: t('raceCard.moment.cutOff', { name: localized(item, 'name', language) }),
      place: localized(
        finishes.find(({ itemId }) => itemId === item.itemId) ?? {},
        'place',
        language,
      ),
    })),
    { id: 'results', start: results, title: t('raceCard.moment.results') },
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
      const uid = `${raceId}-${id}@${stage.domain}`
      return [{ uid, start: at, end, title: t('raceCard.moment.titled', { race, title }), place }]
    })
    .toSorted((a, b) => a.start - b.start)
}
