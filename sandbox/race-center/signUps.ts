import { CHANNELS } from '../../src/api/registration.ts'
import { platforms, sizes } from './names.ts'
import { makePerson, type Person } from './people.ts'
import { type Pinned, pinnedList, pinnedPerson, pinnedTimes } from './pinned.ts'
import { type ItemId, itemIds, items, type Race, season } from './races.ts'
import { type Random, randomOf } from './random.ts'
import type { Entrant, Fate, Times } from './standing.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Sign-ups beside those that have a place, for each 3,000 places. */
const GIVEN_UP = 20
const WITHOUT_PLACE: [Fate, number][] = [
  ['draft', 20],
  ['rejected', 40],
  ['unpaid', 20],
  ['withdrawn', 20],
  ['givenUp', GIVEN_UP],
  ['waiting', 80],
  ['notDrawn', 400],
]
const DIRECT: Record<ItemId, number> = { full: 300, half: 500 }
const HIDDEN = 0.004

/** The ways in which an event's sign-ups end, but for the pinned ones. */
function fatesOf(itemId: ItemId, places: number, pinned: Pinned[]): Fate[] {
  const scale = itemId === 'half' ? 2 : 1
  const movedUp = GIVEN_UP * scale
  const direct = DIRECT[itemId]
  const counts: [Fate, number][] = [
    ...WITHOUT_PLACE.map(([fate, count]): [Fate, number] => [fate, count * scale]),
    ['direct', direct],
    ['movedUp', movedUp],
    ['drawn', places - direct - movedUp],
  ]
  return counts.flatMap(([fate, count]) => {
    const taken = pinned.filter((each) => each.fate === fate).length
    return Array.from({ length: count - taken }, () => fate)
  })
}

function timesOf(random: Random, fate: Fate): Times {
  const { opensAt, closesAt, drawAt, waitingEndsAt } = season
  const appliedAt = Math.floor(opensAt + random.next() * (closesAt - opensAt - HOUR_MS))
  const reviewedAt = appliedAt + random.whole(4, 60) * HOUR_MS
  // Who waits to the end is refunded after it.
  const toldAt = fate === 'waiting' ? waitingEndsAt : drawAt
  const refundFrom = toldAt + random.whole(24, 72) * HOUR_MS
  return {
    appliedAt,
    reviewedAt,
    paidAt: reviewedAt + random.whole(1, 40) * HOUR_MS,
    leftAt: fate === 'givenUp' ? drawAt + 5 * DAY_MS : reviewedAt + HOUR_MS,
    refundFrom,
    refundedAt: refundFrom + random.whole(3, 14) * DAY_MS,
  }
}

function signUp(random: Random, person: Person, itemId: ItemId, fate: Fate): Entrant {
  const channel = CHANNELS[random.pick([1, 1, 1, 2, 2, 0])] ?? 'web'
  return {
    person,
    times: timesOf(random, fate),
    signupNo: '',
    itemId,
    channel,
    platform: channel === 'thirdParty' ? random.pick(platforms) : '',
    clothingSize: random.pick(sizes),
    fate,
    waitingNumber: undefined,
    bib: undefined,
    isHidden: random.next() < HIDDEN,
  }
}

function pinnedSignUp(random: Random, person: Person, pinned: Pinned): Entrant {
  const { itemId, fate, channel = 'web', isHidden = false } = pinned
  const entrant = signUp(random, { ...person, ...pinnedPerson(pinned) }, itemId, fate)
  return {
    ...entrant,
    times: { ...entrant.times, ...pinnedTimes(pinned) },
    channel,
    platform: channel === 'thirdParty' ? random.pick(platforms) : '',
    isHidden,
  }
}

/** Everybody who signed up for a race, in the order in which they came. */
export function makeSignUps(race: Race): Entrant[] {
  const random = randomOf(`sign-ups ${race.raceId}`)
  const taken = new Set(pinnedList.map(({ cardNumber }) => cardNumber))
  function newPerson(itemId: ItemId): Person {
    const person = makePerson(random, race.year, items[itemId].minimumAge)
    if (taken.has(person.cardNumber)) return newPerson(itemId)
    taken.add(person.cardNumber)
    return person
  }
  const entrants = itemIds.flatMap((itemId) => {
    const pinned = pinnedList.filter((each) => each.itemId === itemId)
    return [
      ...pinned.map((each) => pinnedSignUp(random, newPerson(itemId), each)),
      ...fatesOf(itemId, race.places[itemId], pinned).map((fate) =>
        signUp(random, newPerson(itemId), itemId, fate),
      ),
    ]
  })
  entrants.sort((a, b) => a.times.appliedAt - b.times.appliedAt)
  for (const [i, entrant] of entrants.entries()) {
    entrant.signupNo = `YL${race.year % 100}${String(i + 1).padStart(6, '0')}`
  }
  return entrants
}

const WITH_PLACE = new Set<Fate>(['direct', 'drawn', 'movedUp'])

/** Whether there is a bib for a sign-up in the end. */
export const isStarter = ({ fate }: Entrant) => WITH_PLACE.has(fate)
