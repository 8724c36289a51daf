import { siteConfigSchema } from '../api/siteConfig.ts'
import { downloadConfig, fetchConfigLocation, fetchRaceBinding } from '../api/websiteCenter.ts'
import { parse } from '../lib/parse.ts'
import { ignore } from '../lib/report.ts'
import { siteChanged, type SiteState, websiteArrived } from '../stores/site.ts'
import { type KeptConfig, readKeptConfig } from './keptConfig.ts'
import { whenIdle } from './whenIdle.ts'

type ConfigLocation = Awaited<ReturnType<typeof fetchConfigLocation>>

const BYTE_ORDER_MARK = /^\uFEFF/

async function loadConfig(raceId: string, at: ConfigLocation, kept: KeptConfig | null) {
  if (!at.uri) {
    const { edition2024 } = await import('../preview/edition2024.ts')
    return { config: parse(siteConfigSchema, edition2024), source: 'preview' as const }
  }
  if (kept && kept.fileMd5 === at.fileMd5) return { config: kept.config, source: 'kept' as const }
  const body = (await downloadConfig(at.uri)).replace(BYTE_ORDER_MARK, '')
  const config = parse(siteConfigSchema, JSON.parse(body))
  const keep = async () =>
    (await import('./keepConfig.ts')).keepConfig({ body, fileMd5: at.fileMd5, raceId })
  whenIdle(() => keep().catch(ignore('the next visit downloads the configuration again')))
  return { config, source: 'published' as const }
}

async function freshState(kept: KeptConfig | null): Promise<SiteState> {
  const { hostname } = location
  const atOnce = fetchConfigLocation(hostname)
  atOnce.catch(ignore('it is awaited below, once the race is known'))
  try {
    const { raceId } = await fetchRaceBinding(hostname)
    if (!raceId) return { kind: 'unbound' }
    const at = await atOnce
    websiteArrived(at)
    return { kind: 'open', raceId, ...(await loadConfig(raceId, at, kept)) }
  } catch (error) {
    if (!kept) return { kind: 'failed', error }
    const { raceId, config, keptAt } = kept
    return { kind: 'open', raceId, config, source: 'kept', staleSince: keptAt }
  }
}

/**
 * Starts the site: the kept copy at once, if there is one, then what the centres answer.
 * Resolves when the first screen can be drawn; the site store holds what it is.
 */
export async function boot(): Promise<void> {
  const kept = await readKeptConfig()
  const fresh = freshState(kept).then((state) => {
    const keepsScreen = state.kind === 'open' && state.source === 'kept' && !state.staleSince
    if (!(kept && keepsScreen)) siteChanged(state)
  })
  if (!kept) return fresh
  siteChanged({ kind: 'open', raceId: kept.raceId, config: kept.config, source: 'kept' })
}
