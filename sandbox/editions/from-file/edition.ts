import { raceInfoOf } from '#site-config/raceInfoOf.ts'
import type { Edition } from '../edition.ts'
import type { PinnedRunner } from '../runnerTypes.ts'
import { othersOf, raceOf, resultsOf } from './events.ts'
import { certificateOf, photos } from './look.ts'
import { makePerson } from './people.ts'
import { readConfigFile, readFormFile } from './readFiles.ts'
import { clockStops, datesOf, type FileDates } from './season.ts'
import { signupOf } from './signup.ts'
import { wordsOf } from './wordsOf.ts'

const HOUR_MS = 3_600_000
const RACE_ID = 'try'
/** Where the site of the file is served. */
export const TRY_HOST = 'try.localhost'

/** Somebody whom searches find. */
export const FINDABLE = { name: 'Robin Ward', cardNumber: 'T00000001' }

/** Hours from the last cut-off to the results: to the time of the key dates, or two. */
function resultsAfter({ written: { results, end } }: FileDates): number {
  return results !== undefined && end !== undefined && results > end ? (results - end) / HOUR_MS : 2
}

/**
 * An edition from a site configuration alone, so that it can be tried (`npm run try`). The file is served as
 * it is, at any time. Events and dates of the services are the file's, the form is that of `form.json` beside it,
 * and all else is neutral. `errors` are what of the two files cannot be read.
 */
export function editionFromFile(file: string): { edition: Edition; errors: string[] } {
  const { source, config, error } = readConfigFile(file)
  const { form, error: formError } = readFormFile(file)
  const dates = datesOf(config)
  const { year, items } = raceOf(RACE_ID, config, dates)
  const name = year.name.en
  const organiser = (config.race && wordsOf(config.race, 'organiser').en) || name
  const findable: PinnedRunner = {
    ...FINDABLE,
    sex: 2,
    birth: `${year.year - (items[0]?.maximumAge ?? 34)}-05-14`,
    cardType: 'passport',
    itemId: items[0]?.itemId ?? '',
    fate: items[0]?.entryMode === 'ballot' ? 'drawn' : 'confirmed',
    hasPortrait: true,
  }
  const edition: Edition = {
    raceId: RACE_ID,
    hosts: { published: [TRY_HOST], unpublished: [] },
    organiser: { id: RACE_ID, code: 'TRY', name: organiser, websiteName: name },
    timeZone: dates.zone.name,
    currency: config.race?.currency ?? '',
    phoneNumbers: {
      callingCode: `+${config.race?.phoneCountries[0] ?? '86'}`,
      trunkPrefix: '',
    },
    config: source,
    configFile: file,
    raceInfo: raceInfoOf(config, RACE_ID),
    translations: {},
    messages: { sms: `[${name}] {code}`, emailSubject: `${name}: {code}` },
    clock: { stops: clockStops(dates), first: 'now' },
    season: dates.season,
    publication: { photosAfter: 24, resultsAfter: resultsAfter(dates), officialAfter: 7 * 24 },
    years: [year],
    items,
    prefix: 'TR',
    kitPlace: (config.race && wordsOf(config.race, 'place')) ?? { zh: '', en: '' },
    makePerson,
    cities: {},
    platforms: [''],
    pinned: items.length > 0 ? { findable } : {},
    signups: {
      others: othersOf(config),
      direct: {},
      movedUp: {},
      fullAt: {},
      pinnedTimes: {},
      refundCharge: 0,
      sizes: ['S', 'M', 'L'],
    },
    results: resultsOf(items),
    chances: { dns: 0.05, dnf: 0.02, dsq: 0.005, missingMat: 0.01 },
    records: undefined,
    certificate: certificateOf(config, organiser),
    photos,
    signup: signupOf(RACE_ID, config, year.year, form),
  }
  return { edition, errors: [error, formError].filter(Boolean) }
}
