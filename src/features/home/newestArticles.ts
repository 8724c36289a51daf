import { type Content, newestFirst, type SiteDocument } from '../../api/siteDocument.ts'

/** The lists of the news section. */
export type NewsName = 'raceNews' | 'activityBulletin'

/** A list's articles as they stand at `moment`: what is out first, in each part the newest first. */
export function newestArticles(content: Content, list: NewsName, moment: number): SiteDocument[] {
  const documents = content[list]
  const articles = Array.isArray(documents) ? documents : []
  return newestFirst(
    articles.filter(({ title }) => title),
    moment,
  )
}
