import { formatRaceTime } from '#domain/raceDates.ts'
import { createZone, type RaceZone } from '#domain/raceZone.ts'
import { inAnyLanguage, type Languages } from '#i18n/localized.ts'
import { itemTimes, raceTimes } from '#site-config/raceTimes.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

type EventKind = NonNullable<SiteConfig['eventStatus']>['kind']
type Item = SiteConfig['raceItems'][number]

const STATUS: Record<EventKind, string> = {
  postponed: 'EventPostponed',
  moved: 'EventRescheduled',
  cancelled: 'EventCancelled',
}

const AVAILABILITY = { full: 'SoldOut', waitingList: 'SoldOut' } as const

const MINUTE_MS = 60_000

/** A time in ISO 8601 with the offset of the race's zone. */
export function isoTime(ms: number | undefined, zone: RaceZone): string | undefined {
  if (ms === undefined) return undefined
  const minutes = zone.offsetAt(ms) / MINUTE_MS
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  const offset = `${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
  return `${formatRaceTime(ms, 'YYYY-MM-DDTHH:mm:ss', zone)}${minutes < 0 ? '-' : '+'}${offset}`
}

interface Site {
  config: SiteConfig
  /** Origin of the host's site. */
  origin: string
  languages: Languages
  description: string
  /** Address of the picture to share; '' if there is none. */
  image: string
}

function offerOf(item: Item, { config, origin, languages }: Site, opensAt: string | undefined) {
  const currency = config.race?.currency
  if (item.fee === undefined || !currency) return []
  return [
    {
      '@type': 'Offer',
      name: inAnyLanguage(item, 'name', languages),
      price: item.fee,
      priceCurrency: currency,
      availability: `https://schema.org/${item.availability ? AVAILABILITY[item.availability] : 'InStock'}`,
      url: `${origin}/`,
      ...(opensAt && { validFrom: opensAt }),
    },
  ]
}

/**
 * The race as schema.org's `SportsEvent`, with the properties that Google documents for events. A race in
 * several parts has each event as a part. undefined without a name or a start, which are required.
 */
export function sportsEvent(site: Site): object | undefined {
  const { config, origin, languages, description, image } = site
  const zone = createZone(config.race?.timeZone)
  const times = raceTimes(config, null, zone)
  const name = inAnyLanguage(config, 'websiteTitle', languages)
  const startDate = isoTime(times.start, zone)
  if (!name || !startDate || !zone.isReadable) return undefined
  const place = inAnyLanguage(config.race ?? {}, 'place', languages)
  const organiser = inAnyLanguage(config.race ?? {}, 'organiser', languages)
  const location = { '@type': 'Place', name: place || name, address: place || name }
  const kind = config.eventStatus?.kind
  const eventStatus = `https://schema.org/${kind ? STATUS[kind] : 'EventScheduled'}`
  const opensAt = isoTime(times.signupStart, zone)
  const parts = times.parts.length > 1 ? config.raceItems : []
  const endDate = isoTime(times.end, zone)
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    sport: 'Running',
    ...(description && { description }),
    startDate,
    ...(endDate && { endDate }),
    eventStatus,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location,
    url: `${origin}/`,
    ...(image && { image: [image] }),
    ...(organiser && {
      organizer: { '@type': 'Organization', name: organiser, url: `${origin}/` },
    }),
    offers: config.raceItems.flatMap((item) => offerOf(item, site, opensAt)),
    ...(parts.length > 0 && {
      subEvent: parts.map((item) => ({
        '@type': 'SportsEvent',
        name: inAnyLanguage(item, 'name', languages),
        startDate: isoTime(itemTimes(item, times.start, zone).start, zone),
        location,
        eventStatus,
      })),
    }),
  }
}
