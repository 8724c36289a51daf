import { CHANNELS } from '#api/race/registration.ts'
import type { Edition } from '../../editions/edition.ts'
import type { RaceItem } from '../../editions/raceTypes.ts'
import type { Fate, Person, PinnedRunner, Times } from '../../editions/runnerTypes.ts'
import { momentIn } from '../../localTime.ts'
import type { Race } from '../races.ts'
import { type Random, randomOf } from './random.ts'
import type { GeneratedEntrant } from './registrationState.ts'
import { numberQueue } from './waitingList.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const HIDDEN = 0.004

/** The fate of those who simply get a place. */
const PLACED = { ballot: 'drawn', firstCome: 'confirmed', invitation: 'confirmed' } as const

/** Fates of an item's sign-ups, excluding the pinned ones. */
function fatesOf(
  { signups }: Edition,
  item: RaceItem,
  places: number,
  pinned: PinnedRunner[],
): Fate[] {
  const { itemId, entryMode } = item
  const movedUp = signups.movedUp[itemId] ?? 0
  const direct = signups.direct[itemId] ?? 0
  const counts: [Fate, number][] = [
    ...(signups.others[itemId] ?? []),
    ['direct', direct],
    ['movedUp', movedUp],
    [PLACED[entryMode], places - direct - movedUp],
  ]
  return counts.flatMap(([fate, count]) => {
    const taken = pinned.filter((each) => each.fate === fate).length
    return Array.from({ length: count - taken }, () => fate)
  })
}

function ballotTimes({ season }: Edition, random: Random, fate: Fate): Times {
  const { opensAt, closesAt, drawAt, waitingEndsAt, movedUpAt } = season
  const appliedAt = Math.floor(opensAt + random.next() * (closesAt - opensAt - HOUR_MS))
  const paidAt = Math.min(appliedAt + random.whole(1, 40) * HOUR_MS, closesAt)
  // Entrants still waiting at the end are refunded after it.
  const toldAt = fate === 'waiting' ? waitingEndsAt : drawAt
  const refundFrom = toldAt + random.whole(24, 72) * HOUR_MS
  return {
    appliedAt,
    paidAt,
    payBy: closesAt,
    reviewedAt: paidAt + random.whole(4, 60) * HOUR_MS,
    leftAt: fate === 'givenUp' ? drawAt + 5 * DAY_MS : appliedAt + HOUR_MS,
    refundFrom,
    refundedAt: refundFrom + random.whole(3, 14) * DAY_MS,
    movedUpAt,
  }
}

/** Waiting entrants apply after the item is full; those who leave do so before anybody moves up. */
function firstComeTimes(
  { season, signups, signup: { firstCome } }: Edition,
  item: RaceItem,
  random: Random,
  fate: Fate,
): Times {
  const { opensAt, closesAt, movedUpAt } = season
  const fullAt = signups.fullAt[item.itemId] ?? closesAt
  const isLate = fate === 'movedUp' || fate === 'waiting'
  const [from, to] = isLate ? [fullAt, closesAt] : [opensAt, fullAt]
  // Most people sign up early.
  const appliedAt = Math.floor(from + random.next() ** 2 * (to - from - HOUR_MS))
  const { entered = 0, movedUp = 0 } = firstCome?.payWithin ?? {}
  const ownMovedUpAt = movedUpAt + random.whole(0, 72) * HOUR_MS
  const ownFrom = isLate ? ownMovedUpAt : appliedAt
  const paidAt = ownFrom + random.whole(1, 70) * HOUR_MS
  const reviewedAt = paidAt + random.whole(4, 48) * HOUR_MS
  const refundFrom = Math.max(reviewedAt, movedUpAt - 14 * DAY_MS) + random.whole(1, 99) * HOUR_MS
  return {
    appliedAt,
    paidAt,
    payBy: ownFrom + (isLate ? movedUp : entered) * HOUR_MS,
    reviewedAt,
    leftAt: appliedAt + entered * HOUR_MS,
    refundFrom,
    refundedAt: refundFrom + random.whole(3, 9) * DAY_MS,
    movedUpAt: ownMovedUpAt,
  }
}

const timesOf = (edition: Edition, item: RaceItem, random: Random, fate: Fate) =>
  item.entryMode === 'ballot'
    ? ballotTimes(edition, random, fate)
    : firstComeTimes(edition, item, random, fate)

function signup(
  edition: Edition,
  item: RaceItem,
  random: Random,
  person: Person,
  fate: Fate,
): GeneratedEntrant {
  const channel = CHANNELS[random.pick([1, 1, 1, 2, 2, 0])] ?? 'web'
  return {
    person,
    times: timesOf(edition, item, random, fate),
    signupNo: '',
    itemId: item.itemId,
    entryMode: item.entryMode,
    channel,
    platform: channel === 'thirdParty' ? random.pick(edition.platforms) : '',
    clothingSize: random.pick(edition.signups.sizes),
    fate,
    waitingNumber: undefined,
    bib: undefined,
    isHidden: random.next() < HIDDEN,
  }
}

/** Predefined personal data of a pinned person. */
export const pinnedPerson = ({ name, sex, birth, cardNumber, cardType, phone }: PinnedRunner) => ({
  ...{ name, sex, birth, cardNumber },
  cardType: cardType ?? ('idCard' as const),
  ...(phone && { phone }),
})

const pinnedTimes = ({ timeZone, signups }: Edition, { times }: PinnedRunner): Partial<Times> =>
  Object.fromEntries(
    Object.entries({ ...signups.pinnedTimes, ...times }).map(([name, time]) => [
      name,
      momentIn(timeZone, time),
    ]),
  )

function pinnedSignup(
  edition: Edition,
  item: RaceItem,
  random: Random,
  person: Person,
  pinned: PinnedRunner,
): GeneratedEntrant {
  const { fate, channel = 'web', isHidden = false } = pinned
  const pinnedIdentity = { ...person, ...pinnedPerson(pinned) }
  const entrant = signup(edition, item, random, pinnedIdentity, fate)
  return {
    ...entrant,
    times: { ...entrant.times, ...pinnedTimes(edition, pinned) },
    channel,
    platform: channel === 'thirdParty' ? random.pick(edition.platforms) : '',
    isHidden,
  }
}

/** Everybody who signed up for a race, in order of application. */
export function makeSignups({ edition, raceId, year, places }: Race): GeneratedEntrant[] {
  const random = randomOf(`sign-ups ${raceId}`)
  const pinnedRunners = Object.values(edition.pinned)
  const taken = new Set(pinnedRunners.map(({ cardNumber }) => cardNumber))
  function newPerson(item: RaceItem): Person {
    const person = edition.makePerson(random, year, item.minimumAge, item.maximumAge)
    if (taken.has(person.cardNumber)) return newPerson(item)
    taken.add(person.cardNumber)
    return person
  }
  const entrants = edition.items.flatMap((item) => {
    const pinned = pinnedRunners.filter((each) => each.itemId === item.itemId)
    return [
      ...pinned.map((each) => pinnedSignup(edition, item, random, newPerson(item), each)),
      ...fatesOf(edition, item, places[item.itemId] ?? 0, pinned).map((fate) =>
        signup(edition, item, random, newPerson(item), fate),
      ),
    ]
  })
  for (const { itemId, entryMode } of edition.items) {
    if (entryMode === 'firstCome') numberQueue(entrants.filter((each) => each.itemId === itemId))
  }
  entrants.sort((a, b) => a.times.appliedAt - b.times.appliedAt)
  for (const [i, entrant] of entrants.entries()) {
    entrant.signupNo = `${edition.prefix}${year % 100}${String(i + 1).padStart(6, '0')}`
  }
  return entrants
}

const WITH_PLACE = new Set<Fate>(['direct', 'drawn', 'movedUp', 'confirmed'])

/** Whether a sign-up ends with a bib. */
export const isStarter = ({ fate }: GeneratedEntrant) => WITH_PLACE.has(fate)
