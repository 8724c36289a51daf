import { hasText } from '#i18n/localizedText.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { documentsAt } from '#site-config/siteContent.ts'
import { newestFirst, type SiteDocument } from '#site-config/siteDocument.ts'

/** The lists of the news section. */
export type NewsName = 'raceNews' | 'activityBulletin'

/** A list's articles: those dated up to `moment`, then those dated ahead, each newest first. */
export const newestArticles = (
  config: SiteConfig,
  list: NewsName,
  moment: number,
): SiteDocument[] =>
  newestFirst(
    documentsAt(config, `newsNotice.${list}`).filter((article) => hasText(article, 'title')),
    moment,
  )
