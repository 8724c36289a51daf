import { createHash } from 'node:crypto'
import type { Fate } from '../../editions/runnerTypes.ts'
import type { Race } from '../races.ts'
import { randomOf } from './random.ts'
import type { GeneratedEntrant } from './registrationState.ts'

/** Fates of everyone in the ballot, in the order in which they are drawn. */
const DRAWN: Fate[][] = [['drawn', 'givenUp'], ['movedUp'], ['waiting'], ['notDrawn']]

interface Drawn {
  entrant: GeneratedEntrant
  outcome: string
}

function drawItem(race: Race, itemId: string, entrants: GeneratedEntrant[]): Drawn[] {
  const random = randomOf(`draw ${race.raceId} ${itemId}`)
  const [drawn = [], movedUp = [], waiting = [], notDrawn = []] = DRAWN.map((fates) =>
    random.shuffle(entrants.filter((each) => each.itemId === itemId && fates.includes(each.fate))),
  )
  const queue = [...movedUp, ...waiting]
  const { pinnedWaitingNumber: pinnedNumber } = race.edition.signups
  const from = queue.findIndex(({ person }) => person.cardNumber === pinnedNumber?.cardNumber)
  if (pinnedNumber && from >= 0) queue.splice(pinnedNumber.number - 1, 0, ...queue.splice(from, 1))
  queue.forEach((entrant, i) => {
    entrant.waitingNumber = i + 1
  })
  return [
    ...drawn.map((entrant) => ({ entrant, outcome: 'drawn' })),
    ...queue.map((entrant, i) => ({ entrant, outcome: `waiting ${i + 1}` })),
    ...notDrawn.map((entrant) => ({ entrant, outcome: 'notDrawn' })),
  ]
}

/** A race's ballot as published. */
export interface Draw {
  /** SHA-256 of the list, in hex. */
  fingerprint: string
  entries: Record<string, number>
  /** Number of places drawn. */
  drawn: Record<string, number>
}

/**
 * Runs the ballot and numbers the waiting list. `list` has one line per sign-up in draw order:
 * event, order, number, outcome.
 */
export function makeDraw(race: Race, entrants: GeneratedEntrant[]): { draw: Draw; list: string } {
  const ballots = race.edition.items
    .filter(({ entryMode }) => entryMode === 'ballot')
    .map(({ itemId }) => ({ itemId, drawn: drawItem(race, itemId, entrants) }))
  const lines = ballots.flatMap(({ drawn }) =>
    drawn.map(
      ({ entrant, outcome }, i) => `${entrant.itemId}\t${i + 1}\t${entrant.signupNo}\t${outcome}\n`,
    ),
  )
  const list = lines.join('')
  const counted = (count: (drawn: Drawn[]) => number) =>
    Object.fromEntries(ballots.map(({ itemId, drawn }) => [itemId, count(drawn)]))
  const draw = {
    fingerprint: createHash('sha256').update(list).digest('hex'),
    entries: counted((drawn) => drawn.length),
    drawn: counted((drawn) => drawn.filter(({ outcome }) => outcome === 'drawn').length),
  }
  return { draw, list }
}
