import type { Person, PinnedRunner } from '../../editions/runnerTypes.ts'
import { currentRaceOf, type Race } from '../races.ts'
import { rank, type Result } from '../results/ranking.ts'
import { makeRuns, type Starter } from '../results/running.ts'
import { type Draw, makeDraw } from './ballot.ts'
import { randomOf } from './random.ts'
import type { GeneratedEntrant } from './registrationState.ts'
import { isStarter, makeSignups, pinnedPerson } from './signups.ts'

/** Everything generated for a race: sign-ups, ballot and results. */
export interface Field {
  entrants: GeneratedEntrant[]
  draw: Draw
  drawList: string
  results: Result[]
}

/** Share of a field that also ran in earlier years. */
const RETURNING = 0.2

const byCard = ({ edition }: Race) =>
  new Map(Object.values(edition.pinned).map((each) => [each.cardNumber, each]))

const starterOf =
  (pinnedRunners: Map<string, PinnedRunner>) =>
  ({ person, itemId, isHidden }: GeneratedEntrant): Starter => {
    const pinned = pinnedRunners.get(person.cardNumber)
    return { person, itemId, isHidden, bib: pinned?.bib, run: pinned?.run }
  }

function currentField(race: Race): Field {
  const entrants = makeSignups(race)
  const { draw, list } = makeDraw(race, entrants)
  const starters = entrants.filter(isStarter).map(starterOf(byCard(race)))
  const results = rank(race, makeRuns(race, starters))
  const bibs = new Map(results.map(({ bib, person }) => [person.cardNumber, bib]))
  for (const entrant of entrants) entrant.bib = bibs.get(entrant.person.cardNumber)
  return { entrants, draw, drawList: list, results }
}

/** For earlier years only the race itself is stored. A fifth of its runners return. */
function earlierField(race: Race): Field {
  const random = randomOf(`earlier ${race.raceId}`)
  const { edition, places } = race
  const later = makeSignups(currentRaceOf(edition)).filter(isStarter)
  const pinnedRunners = byCard(race)
  const starters = edition.items.flatMap(({ itemId, minimumAge }) => {
    const pinned = [...pinnedRunners.values()].flatMap((each): Starter[] => {
      const year = each.earlier?.[race.year]
      if (year?.itemId !== itemId) return []
      const person = { ...pinnedPerson(each), phone: '', city: '', club: '' }
      return [{ person, itemId, isHidden: false, bib: year.bib, run: year.run }]
    })
    const count = places[itemId] ?? 0
    const isOldEnough = ({ birth }: Person) => Number(birth.slice(0, 4)) <= race.year - minimumAge
    const returning = random
      .shuffle(later.filter((each) => each.itemId === itemId && isOldEnough(each.person)))
      .filter(({ person }) => !pinnedRunners.has(person.cardNumber))
      .slice(0, Math.round(count * RETURNING))
      .map(({ person, isHidden }) => ({ person, itemId, isHidden }))
    const missing = count - pinned.length - returning.length
    const others = Array.from({ length: missing }, () => ({
      person: edition.makePerson(random, race.year, minimumAge),
      itemId,
      isHidden: false,
    }))
    return [...pinned, ...returning, ...others]
  })
  const { draw, list } = makeDraw(race, [])
  const results = rank(race, makeRuns(race, starters))
  return { entrants: [], draw, drawList: list, results }
}

/** The field of a race, the same on every start. */
export const makeField = (race: Race): Field =>
  race.hasSignup ? currentField(race) : earlierField(race)
