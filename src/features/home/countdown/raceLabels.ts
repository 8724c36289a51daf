import { withZone } from '#components/withZone.ts'
import { formatRaceEnd, formatRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import type { Translate } from '#i18n/i18n.ts'
import type { Texts } from '#i18n/TextContext.ts'
import type { Race } from '#race/race.ts'

/** A deadline with its zone: 6 月 30 日 24:00（北京时间）; 24:00 on 30 June (Beijing time). */
export const deadline = (ms: number, texts: Texts, race: Race): string =>
  withZone(formatRaceEnd(ms, texts.t('site.format.dayTime'), race.zone), ms, texts, race)

/** A range of days: 6 月 1 日至 30 日; 1 – 30 June. An end without a start: until 30 June. */
export function daySpan(
  start: number | undefined,
  end: number | undefined,
  t: Translate,
  zone: RaceZone,
): string {
  const last = end === undefined ? undefined : end - 1
  const inOneMonth =
    formatRaceTime(start, 'YYYY.MM', zone) === formatRaceTime(last, 'YYYY.MM', zone)
  const short = t('site.format.shortDay')
  const first = formatRaceTime(start, inOneMonth ? t('site.format.spanStart') : short, zone)
  const final = formatRaceTime(last, inOneMonth ? t('site.format.spanEnd') : short, zone)
  if (first && final) return t('home.time.span', { first, final })
  if (final) return t('home.time.until', { day: final })
  return first && t('home.time.from', { day: first })
}
