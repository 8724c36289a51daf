import type { Score } from '../../api/race/score.ts'
import type { SiteConfig } from '../../api/website/siteConfig.ts'
import type { Language } from '../../i18n/languages.ts'
import { type Localized, localized } from '../../i18n/localized.ts'

/** A result's race with its year, which is not repeated if the title has it. */
export function raceTitle(
  config: Pick<SiteConfig, 'multipleSearchRaceList'> & Localized<'websiteTitle'>,
  { raceId, year }: Pick<Score, 'raceId' | 'year'>,
  language: Language,
): string {
  const listed = config.multipleSearchRaceList.find((race) => race.raceId === raceId)
  const title =
    (listed && localized(listed, 'raceName', language)) ||
    localized(config, 'websiteTitle', language)
  return year === undefined || title.includes(String(year)) ? title : `${title} ${year}`
}
