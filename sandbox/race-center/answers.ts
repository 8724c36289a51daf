import type { RegistrationInfo, RegistrationStatus } from '../../src/api/registration.ts'
import type { ResultRow, Score } from '../../src/api/score.ts'
import type { Draw } from './ballot.ts'
import { certificateCode } from './certificateCode.ts'
import { maskCard, maskName, maskPhone } from './masks.ts'
import { groupOf } from './people.ts'
import { currentRace, items, publicationOf, type Race, season, wireTime } from './races.ts'
import { RECORD_BONUS } from './ranking.ts'
import { type Entrant, isRefunded, standingAt } from './standing.ts'
import type { StoredResult } from './storedResult.ts'

/** Bibs are told from the day on which they are out. */
function shared({ person, signupNo, itemId, channel, bib }: Entrant, now: number) {
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

/** Registration status (query type 1); undefined while there is no sign-up. */
export function statusAnswer(
  entrant: Entrant,
  draw: Draw,
  now: number,
): RegistrationStatus | undefined {
  const standing = standingAt(entrant, now)
  if (!standing) return undefined
  const { state, since, nextAt } = standing
  const { itemId, waitingNumber } = entrant
  const { fee } = items[itemId]
  const published = {
    at: wireTime(season.drawAt),
    fingerprint: draw.fingerprint,
    entries: draw.entries[itemId],
    places: draw.drawn[itemId],
  }
  return {
    ...shared(entrant, now),
    state,
    since: wireTime(since),
    nextAt: wireTime(nextAt),
    waitingNumber: state === 'waiting' ? waitingNumber : undefined,
    fee,
    refund: isRefunded(state) ? fee : 0,
    draw: now >= season.drawAt ? published : undefined,
  }
}

/** Registration information (query types 2, 3 and 5); undefined while there is no sign-up. */
export function infoAnswer(entrant: Entrant, now: number): RegistrationInfo | undefined {
  const { person, times, itemId, platform, clothingSize } = entrant
  const standing = standingAt(entrant, now)
  if (!standing) return undefined
  const isPaid = !['draft', 'submitted', 'proofRejected', 'toPay', 'withdrawn'].includes(
    standing.state,
  )
  return {
    ...shared(entrant, now),
    platform,
    phone: maskPhone(person.phone),
    sex: person.sex,
    group: groupOf(person, currentRace.day),
    city: person.city,
    club: person.club,
    clothingSize,
    fee: items[itemId].fee,
    appliedAt: wireTime(times.appliedAt),
    paidAt: isPaid ? wireTime(times.paidAt) : '',
    kitFrom: wireTime(season.kitFrom),
    kitTo: wireTime(season.kitTo),
    kitPlace: '燕岭体育馆',
    kitPlaceEn: 'Yanling Gymnasium',
  }
}

/** When the results of a race came out, and whether they are final. */
export function publicationAnswer(race: Race, now: number) {
  const { resultsAt, officialAt } = publicationOf(race)
  const isOfficial = now >= officialAt
  return { isOfficial, publishedAt: wireTime(resultsAt), officialAt: wireTime(officialAt) }
}

const runAnswer = (result: StoredResult) => ({
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
export function scoreAnswer(race: Race, result: StoredResult, now: number): Score {
  const { mats, missingMats, places, isRecord, isHidden, state, bib } = result
  return {
    ...runAnswer(result),
    ...publicationAnswer(race, now),
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
    recordBonus: isRecord ? RECORD_BONUS : 0,
    certificateCode: state === 'finished' ? certificateCode(race, bib) : '',
    isHidden,
  }
}

/** A line of the results list. */
export const rowAnswer = (result: StoredResult): ResultRow => ({
  ...runAnswer(result),
  place: result.places.overall?.place,
  sexPlace: result.places.sex?.place,
  groupPlace: result.places.group?.place,
})
