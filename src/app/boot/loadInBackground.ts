import { fetchCountries } from '#api/basic/country.ts'
import { fetchCloudProvider, fetchTranslations } from '#api/files/filesApi.ts'
import { fetchRaceInfo } from '#api/website/websiteApi.ts'
import { environment } from '#environment/environment.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import { loadCookies } from '#lib/cookie.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { ignore } from '#lib/report.ts'
import { now } from '#lib/serverClock.ts'
import { draftKeys } from '#stores/drafts.ts'
import { addRemoteTexts } from '#stores/remoteTexts.ts'
import { setCloudProvider, setCountries, setRaceInfo, useSite } from '#stores/site.ts'
import { syncServiceWorker } from './serviceWorker.ts'

const OFFLINE_PICTURE = '/neutral/offline.svg'

/** Loads what the first screen does not need; each part may fail without affecting the others. */
export function loadInBackground(raceId: string): void {
  fetchRaceInfo(raceId).then(setRaceInfo).catch(ignore('the configuration has dates too'))
  fetchCloudProvider().then(setCloudProvider).catch(ignore('the default provider is used'))
  // The picture of the error screens must be loaded before the network fails.
  const { state } = useSite.getState()
  const config = state.kind === 'open' ? state.config : undefined
  new Image().src = safeSource(config?.pictures?.offline ?? '') ?? OFFLINE_PICTURE
  // So that switching the language is instant, also offline.
  for (const { code } of siteLanguages(config).offered) void loadTexts(code)
  loadCookies().catch(ignore('a change of the language tries again'))
  loadCountries().catch(ignore('the built-in list is used'))
  importChunk('Trans', () => import('#i18n/Trans.tsx')).catch(
    ignore('a page that needs it asks again'),
  )
  tidyDrafts().catch(ignore('the next visit tries again'))
  syncServiceWorker().catch(ignore('the site works online without it'))
  if (!environment.translations.areUsed) return
  for (const name of environment.translations.names) {
    fetchTranslations(name).then(addRemoteTexts).catch(ignore('the bundled texts are used'))
  }
}

async function tidyDrafts(): Promise<void> {
  if (draftKeys().length === 0) return
  const { deleteOldDrafts } = await importChunk(
    'drafts',
    () => import('#features/signup/model/draft.ts'),
  )
  deleteOldDrafts(now())
}

async function loadCountries(): Promise<void> {
  const { builtInCountries } = await importChunk(
    'countries',
    () => import('#api/basic/countries.ts'),
  )
  setCountries(builtInCountries)
  const fromServer = await fetchCountries()
  if (fromServer.length > 0) setCountries(fromServer)
}
