import { fetchCountries } from '../api/country.ts'
import { fetchCloudProvider, fetchTranslations } from '../api/fileHost.ts'
import { stage } from '../api/stage.ts'
import { fetchRaceInfo } from '../api/race.ts'
import { addRemoteTexts } from '../i18n/i18n.ts'
import { ignore } from '../lib/report.ts'
import { cloudProviderArrived, countriesArrived, raceInfoArrived } from '../stores/site.ts'
import { settleServiceWorker } from './serviceWorker.ts'

/** Loads what the first screen does not wait for; each part may fail by itself. */
export function loadInBackground(raceId: string): void {
  fetchRaceInfo(raceId).then(raceInfoArrived).catch(ignore('the cards have times of their own'))
  fetchCloudProvider().then(cloudProviderArrived).catch(ignore('the default provider stands'))
  loadCountries().catch(ignore('the built-in list stands'))
  settleServiceWorker().catch(ignore('without it the site needs a network, as ever'))
  if (!stage.translations.used) return
  for (const name of stage.translations.names) {
    fetchTranslations(name).then(addRemoteTexts).catch(ignore('the bundled texts stand'))
  }
}

async function loadCountries(): Promise<void> {
  const { countries } = await import('../api/countries.ts')
  countriesArrived(countries)
  const fromServer = await fetchCountries()
  if (fromServer.length > 0) countriesArrived(fromServer)
}
