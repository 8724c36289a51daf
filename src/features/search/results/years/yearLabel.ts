import type { RunnerResult } from '#api/race/runnerResult.ts'
import { type Languages, type Localized, localized } from '#i18n/localized.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

/**
 * What tells a result from those of other years: its year, as the result or the configuration has it,
 * or else the race's name, the year of publication or the name of the site.
 */
export function yearLabel(
  { raceId, year, publishedAt }: Pick<RunnerResult, 'raceId' | 'year' | 'publishedAt'>,
  config: Pick<SiteConfig, 'multipleSearchRaceList'> & Localized<'websiteTitle'>,
  languages: Languages,
): string {
  const listed = config.multipleSearchRaceList.find((race) => race.raceId === raceId)
  const known = year ?? listed?.year
  if (known !== undefined) return String(known)
  return (
    localized(listed ?? {}, 'raceName', languages) ||
    publishedAt.slice(0, 4) ||
    localized(config, 'websiteTitle', languages)
  )
}
