import type { Row } from '@libsql/client'
import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'
import { itemOf, type Race, seasonOf } from '../race-center/races.ts'
import { holdsPlace, statusAt } from '../race-center/runners/registrationState.ts'
import { starterStore } from '../race-center/runners/starterStore.ts'
import { stateAt } from './signupState.ts'

/** How an item without a ballot is filled. */
export interface PlacesLeft {
  placesLeft: number
  /** `length` is how many entries wait, `places` how many may. */
  waitingList: { length: number; places: number }
  /** Neither a place nor a number on the waiting list is left. */
  isFull: boolean
}

/** A sign-up, whether generated or made here. */
interface Counted {
  itemId: string
  state: string
}

/** Places of the items that are given in the order of entry, by item. */
export function placesOf(context: SandboxContext) {
  const { database, clock } = context
  const store = starterStore(context)

  async function loadGenerated(race: Race): Promise<Counted[]> {
    const now = clock.now()
    return (await store.entrants(race)).map((entrant) => {
      const season = seasonOf(race, itemOf(race.edition, entrant.itemId))
      return { itemId: entrant.itemId, state: statusAt(entrant, season, now)?.state ?? '' }
    })
  }

  async function loadSignups(race: Race): Promise<Row[]> {
    const sql = 'SELECT * FROM signups WHERE raceId = ? ORDER BY submittedAt, rowid'
    return (await database.execute({ sql, args: [race.raceId] })).rows
  }

  const toCounted = ({ edition }: Race, row: Row): Counted => ({
    itemId: textOf(row.itemId),
    state: stateAt(edition, row, clock.now()).state,
  })

  return {
    /** The places left of each item without a ballot. */
    async of(race: Race): Promise<Map<string, PlacesLeft>> {
      const { items, signup } = race.edition
      const { firstCome } = signup
      if (!firstCome) return new Map()
      const rows = (await loadSignups(race)).map((row) => toCounted(race, row))
      const all = [...(await loadGenerated(race)), ...rows]
      const firstComeItems = items.filter(({ entryMode }) => entryMode === 'firstCome')
      return new Map(
        firstComeItems.map(({ itemId }) => {
          const capacity = signup.items.find((item) => item.itemId === itemId)?.capacity ?? 0
          const itemEntrants = all.filter((each) => each.itemId === itemId)
          const taken = itemEntrants.filter(({ state }) => holdsPlace(state)).length
          const length = itemEntrants.filter(({ state }) => state === 'waiting').length
          // A place that becomes free goes to the waiting list.
          const placesLeft = length > 0 ? 0 : Math.max(capacity - taken, 0)
          const waitingList = { length, places: firstCome.waitingPlaces }
          const isFull = placesLeft === 0 && length >= firstCome.waitingPlaces
          return [itemId, { placesLeft, waitingList, isFull }]
        }),
      )
    },

    /** The numbers on the waiting lists of the sign-ups made here, which follow the generated ones. */
    async waitingNumbers(race: Race): Promise<Map<string, number>> {
      if (!race.edition.signup.firstCome) return new Map()
      const isWaiting = ({ state }: Counted) => state === 'waiting'
      const ahead = (await loadGenerated(race)).filter(isWaiting)
      const numbers = new Map<string, number>()
      for (const row of await loadSignups(race)) {
        const signup = toCounted(race, row)
        if (!isWaiting(signup)) continue
        ahead.push(signup)
        const number = ahead.filter(({ itemId }) => itemId === signup.itemId).length
        numbers.set(textOf(row.signupId), number)
      }
      return numbers
    },
  }
}
