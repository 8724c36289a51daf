import type { SiteDocument } from '../../src/api/siteDocument.ts'
import { siteConfigSchema } from '../../src/api/siteConfig.ts'
import { parse } from '../../src/lib/parse.ts'
import { edition2024 } from '../../src/preview/edition2024.ts'

/** The edition as a visitor's browser gets it: written as JSON and read by the schema. */
export const published = JSON.stringify(edition2024)
export const edition = parse(siteConfigSchema, JSON.parse(published))

export const documents: SiteDocument[] = [
  edition.newsNotice,
  edition.raceInformation,
  edition.epidemicPreventionInstructions,
  edition.introduction,
  edition.aboutUs,
].flatMap((section) => Object.values(section).flat())

/** What a reader sees of a piece of HTML. */
export const readable = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[，。；：、）》”,.;:])/g, '')
