import type { RegistrationInfo, RegistrationStatus } from '#api/race/registration.ts'
import type { ResultRow, RunnerResult } from '#api/race/runnerResult.ts'
import type { Edition } from '../editions/edition.ts'
import type { Season } from '../editions/raceTypes.ts'
import { localizedFields } from '../editions/words.ts'
import { feeAt, refundAt } from '../prices.ts'
import { apiTime, itemOf, publicationOf, type Race, seasonOf } from './races.ts'
import { certificateCode } from './results/certificateCode.ts'
import type { StoredResult } from './results/storedResult.ts'
import { groupOf } from './runners/ages.ts'
import type { Draw } from './runners/ballot.ts'
import { maskCard, maskName, maskPhone } from './runners/masks.ts'
import {
  type Entrant,
  hasPlace,
  isRefunded,
  type EntrantStatus,
  statusAt,
  waitingNumberAt,
} from './runners/registrationState.ts'

/** Bibs are included only once they have been published. */
function shared(
  { season }: Edition,
  { person, signupNo, itemId, channel, bib }: Entrant,
  now: number,
) {
  const isOut = bib !== undefined && now >= season.bibsAt
  return {
    signupNo,
    itemId,
    name: maskName(person.name),
    cardNumber: maskCard(person.cardNumber),
    channel,
    bib: isOut ? bib : '',
    pen: isOut ? bib.slice(0, 1) : '',
  }
}

/** Kit pick-up times, for entrants with a place. */
const kitTimes = (edition: Edition, { kitFrom, kitTo }: Season, status: EntrantStatus) => ({
  kitFrom: hasPlace(status) ? apiTime(edition, kitFrom) : '',
  kitTo: hasPlace(status) ? apiTime(edition, kitTo) : '',
})

/** A registration status, which may be `confirmed`. */
type StatusResponse = Omit<RegistrationStatus, 'state'> & { state: EntrantStatus['state'] }

/** Registration status (query type 1). Returns undefined if there is no sign-up yet. */
export function statusResponse(
  race: Race,
  entrant: Entrant,
  draw: Draw,
  now: number,
): StatusResponse | undefined {
  const { edition } = race
  const { itemId, entryMode } = entrant
  const season = seasonOf(race, itemOf(edition, itemId))
  const status = statusAt(entrant, season, now)
  if (!status) return undefined
  const { state, since, nextAt } = status
  const fee = feeOf(edition, entrant)
  const published = {
    at: apiTime(edition, season.drawAt),
    fingerprint: draw.fingerprint,
    entries: draw.entries[itemId],
    places: draw.drawn[itemId],
  }
  return {
    ...shared(edition, entrant, now),
    state,
    since: apiTime(edition, since),
    nextAt: apiTime(edition, nextAt),
    ...kitTimes(edition, season, status),
    waitingNumber: state === 'waiting' ? waitingNumberAt(entrant, now) : undefined,
    fee,
    refund: isRefunded(status) ? refundAt(edition, fee, leavingAt(entrant, since)) : 0,
    draw: entryMode === 'ballot' && now >= season.drawAt ? published : undefined,
  }
}

const UNPAID = new Set<string>(['draft', 'toPay', 'withdrawn'])

/** What an entrant's place costs. */
const feeOf = (edition: Edition, entrant: Entrant): number =>
  'fee' in entrant ? entrant.fee : feeAt(edition, entrant.itemId, entrant.times.appliedAt)

/** When an entrant whose fee is refunded has withdrawn. */
const leavingAt = ({ times }: Entrant, since: number) =>
  'refundFrom' in times ? times.refundFrom : since

/** Entrants waiting for a place without a ballot have not paid. */
const isPaid = ({ state }: EntrantStatus, { entryMode }: Entrant, fee: number) =>
  fee > 0 && !UNPAID.has(state) && (entryMode === 'ballot' || state !== 'waiting')

/**
 * Registration information (query types 2, 3 and 5). Returns undefined if there is no sign-up yet.
 */
export function infoResponse(
  race: Race,
  entrant: Entrant,
  now: number,
): RegistrationInfo | undefined {
  const { edition, day } = race
  const { person, times, itemId, platform, clothingSize } = entrant
  const season = seasonOf(race, itemOf(edition, itemId))
  const status = statusAt(entrant, season, now)
  if (!status) return undefined
  const fee = feeOf(edition, entrant)
  const city = edition.cities[person.city] ?? { zh: person.city, en: '' }
  const kitPlace = hasPlace(status) ? edition.kitPlace : { zh: '', en: '' }
  return {
    ...shared(edition, entrant, now),
    platform,
    phone: maskPhone(person.phone),
    sex: person.sex,
    group: groupOf(person, day),
    ...localizedFields('city', city),
    club: person.club,
    clothingSize,
    fee,
    appliedAt: apiTime(edition, times.appliedAt),
    paidAt: isPaid(status, entrant, fee) ? apiTime(edition, times.paidAt) : '',
    ...kitTimes(edition, season, status),
    ...localizedFields('kitPlace', kitPlace),
  }
}

/** When a race's results are published, and whether they are official. */
export function publicationResponse(race: Race, now: number) {
  const { resultsAt, officialAt } = publicationOf(race)
  const isOfficial = now >= officialAt
  const at = (ms: number) => apiTime(race.edition, ms)
  return { isOfficial, publishedAt: at(resultsAt), officialAt: at(officialAt) }
}

const runResponse = (result: StoredResult) => ({
  bib: result.bib,
  itemId: result.itemId,
  name: maskName(result.name),
  sex: result.sex,
  group: result.group,
  club: result.club,
  state: result.state,
  reason: result.reason,
  gunSeconds: result.gun ?? undefined,
  netSeconds: result.net ?? undefined,
})

/** A runner's result (query type 4). */
export function runnerResultResponse(race: Race, result: StoredResult, now: number): RunnerResult {
  const { mats, missingMats, places, isRecord, isHidden, state, bib } = result
  return {
    ...runResponse(result),
    ...publicationResponse(race, now),
    raceId: race.raceId,
    year: race.year,
    splits: mats.map(([km, gun, net, place]) => ({
      km,
      gunSeconds: gun ?? undefined,
      netSeconds: net ?? undefined,
      place: place ?? undefined,
    })),
    missingMats,
    places,
    isRecord,
    recordBonus: isRecord ? race.edition.records?.bonus : undefined,
    certificateCode: state === 'finished' ? certificateCode(race, bib) : '',
    isHidden,
  }
}

/** A row of the results list. */
export const rowResponse = (result: StoredResult): ResultRow => ({
  ...runResponse(result),
  place: result.places.overall?.place,
  sexPlace: result.places.sex?.place,
  groupPlace: result.places.group?.place,
})
