import { formatOwnTime } from '#domain/raceDates.ts'
import { isOtherLocalTime } from '#domain/raceZone.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { zoneName } from '#i18n/zoneName.ts'
import type { Race } from '#race/race.ts'

/**
 * A time of the race with the name of its zone, followed by the visitor's own time if their clock
 * shows another one. `time` is the moment `ms` as displayed; it stays alone if the race has not
 * declared its zone.
 */
export function withZone(
  time: string,
  ms: number,
  { t, language }: Pick<Texts, 't' | 'language'>,
  race: Race,
): string {
  if (!race.zone.isDeclared) return time
  const zone = zoneName(race.zone.name, race.config?.race, language)
  if (!isOtherLocalTime(ms, race.zone)) return t('site.zone', { time, zone })
  return t('site.zone.elsewhere', { time, zone, own: formatOwnTime(ms, t('site.format.dayTime')) })
}
