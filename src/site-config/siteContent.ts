import { now } from '#lib/serverClock.ts'
import type { SiteRoute } from './routes/siteRoute.ts'
import type { SiteConfig } from './siteConfig.ts'
import { isPublished, type SiteDocument } from './siteDocument.ts'

/** The sections of the configuration that contain documents. */
export const CONTENT_SECTIONS = [
  'raceInformation',
  'newsNotice',
  'epidemicPreventionInstructions',
  'introduction',
  'aboutUs',
] as const

type Sections = Pick<SiteConfig, (typeof CONTENT_SECTIONS)[number]>

/**
 * The published documents at a route's data path (`section.page`); [] if none. Reads own properties
 * only.
 */
export function documentsAt(config: Sections, dataPath: string): SiteDocument[] {
  const [section, page = '', ...rest] = dataPath.split('.')
  const name = CONTENT_SECTIONS.find((known) => known === section)
  if (!name || rest.length > 0 || !Object.hasOwn(config[name], page)) return []
  const moment = now()
  return [config[name][page] ?? []].flat().filter((document) => isPublished(document, moment))
}

/** The document with this id in any section, published or not. */
export function findDocument(config: Sections, id: string): SiteDocument | undefined {
  return CONTENT_SECTIONS.flatMap((name) => Object.values(config[name]).flat()).find(
    (document) => document.id === id,
  )
}

/** The route whose page or list contains the document with this id. */
export const routeOfDocument = (
  routes: SiteRoute[],
  config: Sections,
  id: string,
): SiteRoute | undefined =>
  routes.find(({ dataPath }) =>
    documentsAt(config, dataPath).some((document) => document.id === id),
  )
