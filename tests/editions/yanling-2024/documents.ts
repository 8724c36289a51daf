import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import type { SiteDocument } from '#site-config/siteDocument.ts'

/** The edition as the browser receives it: serialised as JSON and parsed by the schema. */
export const published = JSON.stringify(yanling2024)
export const edition = parse(siteConfigSchema, JSON.parse(published))

export const documents: SiteDocument[] = [
  edition.newsNotice,
  edition.raceInformation,
  edition.epidemicPreventionInstructions,
  edition.introduction,
  edition.aboutUs,
].flatMap((section) => Object.values(section).flat())

/** The visible text of some HTML. */
export const readable = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[，。；：、）》”,.;:])/g, '')
