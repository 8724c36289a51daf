import { textOf } from '../database.ts'
import type { Race } from '../race-center/races.ts'
import { holdsPlace, standingAt } from '../race-center/runners/registrationState.ts'
import { starterStore } from '../race-center/runners/starterStore.ts'
import type { World } from '../world.ts'

/** How an item without a ballot is filled. */
export interface PlacesLeft {
  placesLeft: number
  /** How many wait, and how many may. */
  waitingList: { length: number; places: number }
  /** Neither a place nor a number on the waiting list is left. */
  isFull: boolean
}

/** States of all sign-ups of an item, those generated and those made here. */
interface Counted {
  itemId: string
  state: string
}

/** Places of the items that are given in the order of entry, by item. */
export function placesOf(world: World) {
  const { database, clock } = world
  const store = starterStore(world)

  async function counted(race: Race): Promise<Counted[]> {
    const now = clock.now()
    const sql = 'SELECT itemId, state FROM signUps WHERE raceId = ?'
    const { rows } = await database.execute({ sql, args: [race.raceId] })
    const generated = (await store.entrants(race)).map((entrant) => ({
      itemId: entrant.itemId,
      state: standingAt(entrant, race.edition.season, now)?.state ?? '',
    }))
    return [
      ...generated,
      ...rows.map((row) => ({ itemId: textOf(row.itemId), state: textOf(row.state) })),
    ]
  }

  return async (race: Race): Promise<Map<string, PlacesLeft>> => {
    const { items, signup } = race.edition
    const open = items.filter(({ entryMode }) => entryMode === 'firstCome')
    if (open.length === 0) return new Map()
    const all = await counted(race)
    return new Map(
      open.map(({ itemId }) => {
        const own = all.filter((each) => each.itemId === itemId)
        const taken = own.filter(({ state }) => holdsPlace(state)).length
        const length = own.filter(({ state }) => state === 'waiting').length
        // A place that becomes free goes to the waiting list.
        const placesLeft = length > 0 ? 0 : Math.max((race.places[itemId] ?? 0) - taken, 0)
        const waitingList = { length, places: signup.waitingPlaces }
        const isFull = placesLeft === 0 && length >= signup.waitingPlaces
        return [itemId, { placesLeft, waitingList, isFull }]
      }),
    )
  }
}
