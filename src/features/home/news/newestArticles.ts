import { type Content, newestFirst, type SiteDocument } from '../../../api/website/siteDocument.ts'

/** The lists of the news section. */
export type NewsName = 'raceNews' | 'activityBulletin'

/** A list's articles at `moment`: published ones first, then future ones, each newest first. */
export function newestArticles(content: Content, list: NewsName, moment: number): SiteDocument[] {
  const documents = content[list]
  const articles = Array.isArray(documents) ? documents : []
  return newestFirst(
    articles.filter(({ title }) => title),
    moment,
  )
}
