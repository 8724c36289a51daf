import type { Content, SiteDocument } from '../../api/siteDocument.ts'

/** The lists of the news section. */
export type NewsName = 'raceNews' | 'activityBulletin'

const timeOf = ({ time = 0 }: SiteDocument) => time

/** A list's articles that are out at `moment`, newest first. */
export function newestArticles(content: Content, list: string, moment: number): SiteDocument[] {
  const documents = content[list]
  return (Array.isArray(documents) ? documents : [])
    .filter((document) => document.title && timeOf(document) <= moment)
    .toSorted((a, b) => timeOf(b) - timeOf(a))
}

/** Where the document with an id is shown. */
export const articlePath = (id: string): string => `/article/${encodeURIComponent(id)}`
