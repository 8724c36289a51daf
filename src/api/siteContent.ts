import type { SiteConfig } from './siteConfig.ts'
import { newestFirst, isOut, isOver, type SiteDocument } from './siteDocument.ts'

/** The sections of the configuration that hold documents. */
export const CONTENT_SECTIONS = [
  'raceInformation',
  'newsNotice',
  'epidemicPreventionInstructions',
  'introduction',
  'aboutUs',
] as const

type Sections = Pick<SiteConfig, (typeof CONTENT_SECTIONS)[number]>

/** The documents at a route's data path, `section.page`, by own properties only; none is []. */
export function documentsAt(config: Sections, dataPath: string): SiteDocument[] {
  const [section, page = '', ...rest] = dataPath.split('.')
  const name = CONTENT_SECTIONS.find((known) => known === section)
  if (!name || rest.length > 0 || !Object.hasOwn(config[name], page)) return []
  return [config[name][page] ?? []].flat()
}

/** The document with an id, from whichever section. */
export function findDocument(config: Sections, id: string): SiteDocument | undefined {
  return CONTENT_SECTIONS.flatMap((name) => Object.values(config[name]).flat()).find(
    (document) => document.id === id,
  )
}

/** Documents as a list shows them: what is recommended and holds, then the newest first. */
export function inListOrder(documents: SiteDocument[], moment: number): SiteDocument[] {
  const leads = (document: SiteDocument) =>
    document.isRecommend && isOut(document, moment) && !isOver(document, moment)
  const sorted = newestFirst(documents, moment)
  return [...sorted.filter(leads), ...sorted.filter((document) => !leads(document))]
}

/** The route whose page or list holds the document with an id. */
export const routeOfDocument = <R extends { dataPath: string }>(
  routes: R[],
  config: Sections,
  id: string,
): R | undefined =>
  routes.find(({ dataPath }) =>
    documentsAt(config, dataPath).some((document) => document.id === id),
  )
