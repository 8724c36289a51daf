import { raceTimes } from '#site-config/raceTimes.ts'
import { type CheckContext, documentsIn, entriesAt } from './context.ts'
import type { UnplacedFinding } from './finding.ts'
import { momentReader } from './moments.ts'

const TIMED_LISTS = ['carouselList', 'adListTop', 'adListBottom']

/** Slides and banners that would be over before they begin. */
function checkTimedLists({ raw, zone }: CheckContext): UnplacedFinding[] {
  const { epochAt, outOfOrder } = momentReader(zone)
  return TIMED_LISTS.flatMap((list) => entriesAt(raw, list)).flatMap(([entry, path]) =>
    [[entry, path] as const, ...entriesAt(entry, 'leads', path)].flatMap(([timed, at]) =>
      outOfOrder(
        epochAt(timed, 'validFrom', at).ms,
        epochAt(timed, 'validUntil', at),
        'neverShown',
      ).map((found): UnplacedFinding => ({
        ...found,
        grade: timed === entry ? 'breaks' : 'misleads',
      })),
    ),
  )
}

function checkDocuments({ raw, config, zone }: CheckContext): UnplacedFinding[] {
  const { epochAt, farFromRace, outOfOrder } = momentReader(zone)
  const { start } = raceTimes(config, null, zone)
  return documentsIn(raw).flatMap(([document, path]) => {
    const time = epochAt(document, 'time', path)
    const until = epochAt(document, 'validUntil', path)
    return [
      ...outOfOrder(epochAt(document, 'publishFrom', path).ms, until, 'overBeforeShown'),
      ...outOfOrder(time.ms, until, 'overBeforeDate'),
      // Documents of earlier editions may stay.
      ...(Number(time.ms) > Number(start) ? farFromRace(time, start) : []),
    ]
  })
}

function checkCalendar({ raw, config, zone }: CheckContext): UnplacedFinding[] {
  const { startAt, endAt, farFromRace, outOfOrder } = momentReader(zone)
  const race = raceTimes(config, null, zone).start
  return entriesAt(raw, 'calendarEvents').flatMap(([event, path]) => {
    const [start, end] = [startAt(event, 'start', path), endAt(event, 'end', path)]
    return [
      ...outOfOrder(start.ms, end, 'endBeforeStart'),
      ...farFromRace(start, race),
      ...farFromRace(end, race),
    ]
  })
}

/** Periods of slides, banners, documents and calendar entries. */
export const checkPeriods = (context: CheckContext): UnplacedFinding[] => [
  ...checkTimedLists(context),
  ...checkDocuments(context),
  ...checkCalendar(context),
]
