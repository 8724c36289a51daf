import { DAY_MS } from '#lib/durations.ts'
import { raceTimes } from '#site-config/raceTimes.ts'
import { type CheckContext, documentsIn, entriesAt } from './context.ts'
import { type Found, misleading } from './finding.ts'
import { momentReader } from './moments.ts'

/** More than a year after the race is a date of another edition. */
const FAR_MS = 400 * DAY_MS

const TIMED_LISTS = ['carouselList', 'adListTop', 'adListBottom']

/** Slides and banners that would be over before they begin. */
function checkTimedLists({ raw, zone }: CheckContext): Found[] {
  const { epochAt, outOfOrder } = momentReader(zone)
  return TIMED_LISTS.flatMap((list) => entriesAt(raw, list)).flatMap(([entry, path]) =>
    [[entry, path] as const, ...entriesAt(entry, 'leads', path)].flatMap(([timed, at]) =>
      outOfOrder(
        epochAt(timed, 'validFrom', at).ms,
        epochAt(timed, 'validUntil', at),
        'neverShown',
      ).map((found): Found => ({ ...found, grade: timed === entry ? 'breaks' : 'misleads' })),
    ),
  )
}

function checkDocuments({ raw, config, zone }: CheckContext): Found[] {
  const { epochAt, format, outOfOrder } = momentReader(zone)
  const { start } = raceTimes(config, null, zone)
  return documentsIn(raw).flatMap(([document, path]) => {
    const time = epochAt(document, 'time', path)
    const until = epochAt(document, 'validUntil', path)
    const isFar = time.ms !== undefined && start !== undefined && time.ms > start + FAR_MS
    return [
      ...outOfOrder(epochAt(document, 'publishFrom', path).ms, until, 'overBeforeShown'),
      ...outOfOrder(time.ms, until, 'overBeforeDate'),
      ...(isFar
        ? [
            misleading('farFromRace', time.path, {
              value: format(time.ms ?? NaN),
              race: format(start),
            }),
          ]
        : []),
    ]
  })
}

function checkCalendar({ raw, zone }: CheckContext): Found[] {
  const { startAt, endAt, outOfOrder } = momentReader(zone)
  return entriesAt(raw, 'calendarEvents').flatMap(([event, path]) =>
    outOfOrder(startAt(event, 'start', path).ms, endAt(event, 'end', path), 'endBeforeStart'),
  )
}

/** Periods of slides, banners, documents and calendar entries. */
export const checkPeriods = (context: CheckContext): Found[] => [
  ...checkTimedLists(context),
  ...checkDocuments(context),
  ...checkCalendar(context),
]
