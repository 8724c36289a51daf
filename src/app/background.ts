import { fetchCommonInfo, fetchCountries } from '../api/basicCenter.ts'
import { RefusedError } from '../api/errors.ts'
import { fetchCloudProvider, fetchTranslations } from '../api/fileHost.ts'
import { stage } from '../api/stage.ts'
import { fetchRaceInfo } from '../api/websiteCenter.ts'
import { addRemoteTexts } from '../i18n/i18n.ts'
import { ignore } from '../lib/report.ts'
import { sessionEnded, useSession } from '../stores/session.ts'
import { cloudProviderArrived, countriesArrived, raceInfoArrived } from '../stores/site.ts'

/** Loads what the first screen does not wait for; each part may fail by itself. */
export function loadInBackground(raceId: string): void {
  fetchRaceInfo(raceId).then(raceInfoArrived).catch(ignore('the cards have times of their own'))
  fetchCloudProvider().then(cloudProviderArrived).catch(ignore('the default provider stands'))
  loadCountries().catch(ignore('the built-in list stands'))
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

/** Checks a stored token (spec §4 "Start-up"); silence of the centre keeps the sign-in. */
export async function checkSession(): Promise<void> {
  const { token } = useSession.getState()
  if (!token) return
  try {
    await fetchCommonInfo()
  } catch (error) {
    if (error instanceof RefusedError) sessionEnded()
  }
}
