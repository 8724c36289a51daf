import { createHash } from 'node:crypto'
import { pinned } from './pinned.ts'
import { itemIds, type ItemId, type Race } from './races.ts'
import { randomOf } from './random.ts'
import type { Entrant, Fate } from './standing.ts'

/** Who was in the draw; in this order the fates came out of it. */
const DRAWN: Fate[][] = [['drawn', 'givenUp'], ['movedUp'], ['waiting'], ['notDrawn']]
/** The pinned place on the waiting list, which is never reached. */
const KEPT = { cardNumber: pinned.waiting.cardNumber, number: 57 }

interface Drawn {
  entrant: Entrant
  outcome: string
}

function drawItem(race: Race, itemId: ItemId, entrants: Entrant[]): Drawn[] {
  const random = randomOf(`draw ${race.raceId} ${itemId}`)
  const [drawn = [], movedUp = [], waiting = [], notDrawn = []] = DRAWN.map((fates) =>
    random.shuffle(entrants.filter((each) => each.itemId === itemId && fates.includes(each.fate))),
  )
  const queue = [...movedUp, ...waiting]
  const from = queue.findIndex(({ person }) => person.cardNumber === KEPT.cardNumber)
  if (from >= 0) queue.splice(KEPT.number - 1, 0, ...queue.splice(from, 1))
  queue.forEach((entrant, i) => {
    entrant.waitingNumber = i + 1
  })
  return [
    ...drawn.map((entrant) => ({ entrant, outcome: 'drawn' })),
    ...queue.map((entrant, i) => ({ entrant, outcome: `waiting ${i + 1}` })),
    ...notDrawn.map((entrant) => ({ entrant, outcome: 'notDrawn' })),
  ]
}

/** The draw of a race as it is published. */
export interface Draw {
  /** SHA-256 of the list, in hex. */
  fingerprint: string
  entries: Record<ItemId, number>
  /** How many places were drawn for. */
  drawn: Record<ItemId, number>
}

/**
 * Draws, and gives those on the waiting list their numbers. `list` has a line for each sign-up in
 * the order of the draw: event, order, number, outcome.
 */
export function makeDraw(race: Race, entrants: Entrant[]): { draw: Draw; list: string } {
  const byItem = itemIds.map((itemId) => drawItem(race, itemId, entrants))
  const lines = byItem.flatMap((drawn) =>
    drawn.map(
      ({ entrant, outcome }, i) => `${entrant.itemId}\t${i + 1}\t${entrant.signupNo}\t${outcome}\n`,
    ),
  )
  const list = lines.join('')
  const [full = [], half = []] = byItem
  const drawnOf = (drawn: Drawn[]) => drawn.filter(({ outcome }) => outcome === 'drawn').length
  const draw = {
    fingerprint: createHash('sha256').update(list).digest('hex'),
    entries: { full: full.length, half: half.length },
    drawn: { full: drawnOf(full), half: drawnOf(half) },
  }
  return { draw, list }
}
