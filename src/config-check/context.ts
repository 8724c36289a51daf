import { createZone, type RaceZone } from '#domain/raceZone.ts'
import { DATA_LANGUAGES, type LanguageInfo, LANGUAGES } from '#i18n/languages.ts'
import { isRecord } from '#lib/isRecord.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import { parse } from '#lib/parse.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { siteRoutes } from '#site-config/routes/siteRoutes.ts'
import { type SiteConfig, siteConfigSchema } from '#site-config/siteConfig.ts'
import { CONTENT_SECTIONS } from '#site-config/siteContent.ts'

/** An object of the file. */
export type Fields = Record<string, unknown>

/** What the checks of a file have in common. */
export interface CheckContext {
  /** As it stands in the file. */
  raw: Fields
  /** As the site reads it. */
  config: SiteConfig
  zone: RaceZone
  routes: SiteRoute[]
  /** The languages that the race offers. */
  languages: readonly LanguageInfo[]
}

export function contextOf(value: unknown): CheckContext {
  const config = parse(siteConfigSchema, value)
  const declared = LANGUAGES.filter(({ code }) => config.race?.languages.includes(code))
  return {
    raw: isRecord(value) ? value : {},
    config,
    zone: createZone(config.race?.timeZone),
    // What it leaves out has findings of its own (`checkReferences.ts`).
    routes: siteRoutes(config, () => {}),
    languages: declared.length > 0 ? declared : DATA_LANGUAGES,
  }
}

/** The objects of a list as they stand in the file, each with its path. Anything else is passed over. */
export const entriesAt = (
  parent: Fields,
  field: string,
  path: JsonPath = [],
): [Fields, JsonPath][] =>
  (Array.isArray(parent[field]) ? parent[field] : []).flatMap(
    (entry: unknown, index): [Fields, JsonPath][] =>
      isRecord(entry) ? [[entry, [...path, field, index]]] : [],
  )

/** An object's object; an empty one, if it is anything else. */
export const objectAt = (parent: Fields, field: string): Fields => {
  const value = parent[field]
  return isRecord(value) ? value : {}
}

/** A text or number of the file as a text; '' for anything else. */
export const textAt = (parent: Fields, field: string): string => {
  const value = parent[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Every document of the file with its path. */
export const documentsIn = (raw: Fields): [Fields, JsonPath][] =>
  CONTENT_SECTIONS.flatMap((section) => {
    const pages = objectAt(raw, section)
    return Object.entries(pages).flatMap(([name, page]): [Fields, JsonPath][] => {
      if (Array.isArray(page)) return entriesAt(pages, name, [section])
      return isRecord(page) ? [[page, [section, name]]] : []
    })
  })
