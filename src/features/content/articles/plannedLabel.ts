import { formatRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import type { Translate } from '#i18n/i18n.ts'
import type { SiteDocument } from '#site-config/siteDocument.ts'

/** The label of a document dated in the future: 9 月 20 日起; From 20 September. */
export const plannedLabel = (
  { time }: Pick<SiteDocument, 'time'>,
  t: Translate,
  zone: RaceZone,
): string => t('documents.planned', { day: formatRaceTime(time, t('site.format.day'), zone) })
