import { basicPaths } from '#api/basic/paths.ts'
import { racePaths } from '#api/race/paths.ts'
import { QueryCode } from '#api/race/queryCodes.ts'
import { websitePaths } from '#api/website/paths.ts'
import { createZone } from '#domain/raceZone.ts'
import { inAnyLanguage, languagesOf } from '#i18n/localized.ts'
import { raceInfoOf } from '#site-config/raceInfoOf.ts'
import { raceTimes } from '#site-config/raceTimes.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

const RACE_ID = 'preview'
/** Where the site finds the file. */
export const CONFIG_PATH = '/preview/site-config.json'
const SERVICES = /^\/(?:website|basic|user|race)-center\//
/** Files that the file host has for every race (`src/api/files/paths.ts`). */
const FILES = /^\/(?:config\/cz|i18n)\//
/** Code of an answer that only says that there is no service. */
const NO_SERVICE = -1

/** What is shown, and when. */
export interface Answering {
  source: string
  config: SiteConfig
  /** Epoch ms of the preview's clock. */
  now: () => number
  /** What pages say of data that only a service has. */
  noService: string
}

const LANGUAGES = languagesOf('en', 'zh')

/** The organiser's name as the website service has it; the race's, if the file names no organiser. */
const organiserOf = (config: SiteConfig) =>
  (config.race && inAnyLanguage(config.race, 'organiser', LANGUAGES)) ||
  inAnyLanguage(config, 'websiteTitle', LANGUAGES)

/** What a service would say; undefined for a path that is none of a service. */
function envelopeOf(path: string, { config, now, noService }: Answering): object | undefined {
  const ok = (data: unknown) => ({ code: 0, msg: 'ok', data })
  const refused = (code: number) => ({ code, msg: noService, data: null })
  const times = raceTimes(config, null, createZone(config.race?.timeZone))
  const over = times.end ?? times.start ?? Infinity
  switch (path) {
    case websitePaths.raceByDomain:
      return ok({ raceId: RACE_ID, domainName: location.hostname })
    case websitePaths.configLocation:
      return ok({ uri: CONFIG_PATH, fileMd5: '', organizationName: organiserOf(config) })
    case websitePaths.raceInfo:
      return ok(raceInfoOf(config, RACE_ID))
    case basicPaths.countries:
      return ok([])
    case racePaths.results:
      return refused(now() < (times.results ?? over) ? QueryCode.resultsNotOut : NO_SERVICE)
    case racePaths.photoSearch:
      return refused(now() < over ? QueryCode.photosNotOut : NO_SERVICE)
    default:
      return SERVICES.test(path) ? refused(NO_SERVICE) : undefined
  }
}

/**
 * The response to a request of the previewed site, made from the file; undefined for what is not asked of a
 * service or the file host.
 */
export function answerTo(path: string, answering: Answering): Response | undefined {
  const headers = {
    'content-type': 'application/json',
    date: new Date(answering.now()).toUTCString(),
  }
  if (path === CONFIG_PATH) return new Response(answering.source, { headers })
  const envelope = envelopeOf(path, answering)
  if (envelope) return new Response(JSON.stringify(envelope), { headers })
  return FILES.test(path) ? new Response(null, { status: 404, headers }) : undefined
}
