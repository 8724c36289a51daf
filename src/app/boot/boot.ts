import { NetworkError } from '#api/http/errors.ts'
import { downloadConfig, fetchConfigLocation, fetchRaceBinding } from '#api/website/websiteApi.ts'
import type { ConfigLocation } from '#api/website/websiteInfo.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import { nextTask } from '#lib/nextTask.ts'
import { parse } from '#lib/parse.ts'
import { ignore } from '#lib/report.ts'
import { serverAheadMs } from '#lib/serverClock.ts'
import { type SiteConfig, siteConfigSchema } from '#site-config/siteConfig.ts'
import { followRace } from '#stores/language.ts'
import { setSite, type SiteState, setWebsite } from '#stores/site.ts'
import { type CachedConfig, readCachedConfig } from './cachedConfig.ts'
import { ConfigError, parseConfig } from './parseConfig.ts'
import { whenIdle } from './whenIdle.ts'

type Published = Pick<ConfigLocation, 'uri' | 'fileMd5'>

const BYTE_ORDER_MARK = /^\uFEFF/

/** Most races have no mobile site. A phone is sent to it before anything is shown. */
async function followMobileSite(config: SiteConfig): Promise<void> {
  if (!config.mobileSite) return
  const mobileSite = await importChunk('mobile site', () => import('./mobileSite.ts')).catch(
    ignore('stays here'),
  )
  mobileSite?.followMobileSite(config)
}

/** Sets the state, with the language that its race allows; a phone may go to its mobile site. */
async function showSite(state: SiteState): Promise<void> {
  if (state.kind === 'open') {
    await followMobileSite(state.config)
    await followRace(state.config)
  }
  setSite(state)
}

type Reports = typeof import('./reportLosses.ts')

/**
 * Passes on the functions that report to the organiser in the console. They load after the first
 * screen.
 */
const withReports = (callback: (reports: Reports) => void) =>
  importChunk('losses', () => import('./reportLosses.ts'))
    .then(callback)
    .catch(ignore('visitors do not need it'))

interface Download {
  body: string
  config: SiteConfig
}

async function download(uri: string, isFresh = false): Promise<Download> {
  const body = (await downloadConfig(uri, isFresh)).replace(BYTE_ORDER_MARK, '')
  return { body, config: parseConfig(body) }
}

/** Downloads a configuration; one that cannot be parsed is downloaded again, bypassing caches. */
async function downloadReadable(uri: string): Promise<Download> {
  try {
    return await download(uri)
  } catch (error) {
    if (error instanceof NetworkError) throw error
    return download(uri, true)
  }
}

/**
 * Caches a download if it has the announced MD5. Otherwise downloads the file again, and shows and
 * caches that one.
 */
async function cachePublished(raceId: string, { uri, fileMd5 }: Published, { body }: Download) {
  void withReports(({ reportLosses }) => reportLosses(body))
  const { cacheConfig } = await importChunk('cache', () => import('./cacheConfig.ts'))
  if (await cacheConfig({ body, fileMd5, raceId, aheadMs: serverAheadMs() })) return
  const fresh = await download(uri, true)
  if (await cacheConfig({ body: fresh.body, fileMd5, raceId, aheadMs: serverAheadMs() }))
    await showSite({ kind: 'open', raceId, config: fresh.config, source: 'published' })
}

async function loadConfig(
  raceId: string,
  { uri, fileMd5 }: ConfigLocation,
  cached: CachedConfig | null,
) {
  if (__PREVIEW_EDITION__ && !uri) {
    const { yanling2024 } = await importChunk(
      'edition',
      () => import('#editions/yanling-2024/edition.ts'),
    )
    return { config: parse(siteConfigSchema, yanling2024), source: 'preview' as const }
  }
  if (cached && cached.fileMd5 === fileMd5 && cached.raceId === raceId)
    return { config: cached.config, source: 'cached' as const }
  const downloaded = await downloadReadable(uri)
  whenIdle(() =>
    cachePublished(raceId, { uri, fileMd5 }, downloaded).catch(
      ignore('the next visit downloads the configuration again'),
    ),
  )
  return { config: downloaded.config, source: 'published' as const }
}

async function freshState(cached: CachedConfig | null): Promise<SiteState> {
  const { hostname } = location
  const locationRequest = fetchConfigLocation(hostname)
  locationRequest.catch(ignore('awaited below, once the race is known'))
  try {
    const { raceId } = await fetchRaceBinding(hostname)
    if (!raceId) return { kind: 'unbound' }
    const configLocation = await locationRequest
    setWebsite(configLocation)
    if (!__PREVIEW_EDITION__ && !configLocation.uri) return { kind: 'unpublished' }
    return { kind: 'open', raceId, ...(await loadConfig(raceId, configLocation, cached)) }
  } catch (error) {
    if (error instanceof ConfigError)
      void withReports(({ reportConfigError }) => reportConfigError(error))
    if (!cached) return { kind: 'failed', error }
    const { raceId, config, cachedAt } = cached
    return { kind: 'open', raceId, config, source: 'cached', staleSince: cachedAt }
  }
}

/**
 * Starts the site: shows the cached configuration at once, if there is one, then what the services
 * return. Resolves when the first screen can be drawn; the site store holds its state.
 */
export async function boot(): Promise<void> {
  const cached = await readCachedConfig()
  const fresh = freshState(cached).then(async (state) => {
    // A separate task: a configuration takes long to parse, and its theme to compute
    // (docs/performance.md).
    await nextTask()
    const isOnScreen = state.kind === 'open' && state.source === 'cached' && !state.staleSince
    if (!(cached && isOnScreen)) await showSite(state)
  })
  if (!cached) return fresh
  await showSite({ kind: 'open', raceId: cached.raceId, config: cached.config, source: 'cached' })
}
