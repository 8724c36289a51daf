import { type Draw, makeDraw } from './ballot.ts'
import { pinnedList, pinnedPerson } from './pinned.ts'
import { currentRace, itemIds, items, type Race } from './races.ts'
import { randomOf } from './random.ts'
import { rank, type Result } from './ranking.ts'
import { makeRuns, type Starter } from './running.ts'
import { isStarter, makeSignUps } from './signUps.ts'
import { makePerson, type Person } from './people.ts'
import type { Entrant } from './standing.ts'

/** Everybody of a race: who signed up, how the draw went, what they ran. */
export interface Field {
  entrants: Entrant[]
  draw: Draw
  drawList: string
  results: Result[]
}

/** This part of a field ran in the years before, too. */
const RETURNING = 0.2

const pinnedByCard = new Map(pinnedList.map((each) => [each.cardNumber, each]))

const starterOf = ({ person, itemId, isHidden }: Entrant): Starter => {
  const pinned = pinnedByCard.get(person.cardNumber)
  return { person, itemId, isHidden, bib: pinned?.bib, run: pinned?.run }
}

function currentField(race: Race): Field {
  const entrants = makeSignUps(race)
  const { draw, list } = makeDraw(race, entrants)
  const results = rank(race.year, makeRuns(race, entrants.filter(isStarter).map(starterOf)))
  const bibs = new Map(results.map(({ bib, person }) => [person.cardNumber, bib]))
  for (const entrant of entrants) entrant.bib = bibs.get(entrant.person.cardNumber)
  return { entrants, draw, drawList: list, results }
}

/** Of the years before, only the race itself is kept; a fifth of its runners came again. */
function earlierField(race: Race): Field {
  const random = randomOf(`earlier ${race.raceId}`)
  const later = makeSignUps(currentRace).filter(isStarter)
  const starters = itemIds.flatMap((itemId) => {
    const pinned = pinnedList.flatMap((each): Starter[] => {
      const year = each.earlier?.[race.year]
      if (year?.itemId !== itemId) return []
      const person = { ...pinnedPerson(each), phone: '', city: '北京市', club: '' }
      return [{ person, itemId, isHidden: false, bib: year.bib, run: year.run }]
    })
    const { minimumAge } = items[itemId]
    const isOldEnough = ({ birth }: Person) => Number(birth.slice(0, 4)) <= race.year - minimumAge
    const returning = random
      .shuffle(later.filter((each) => each.itemId === itemId && isOldEnough(each.person)))
      .filter(({ person }) => !pinnedByCard.has(person.cardNumber))
      .slice(0, Math.round(race.places[itemId] * RETURNING))
      .map(({ person, isHidden }) => ({ person, itemId, isHidden }))
    const missing = race.places[itemId] - pinned.length - returning.length
    const others = Array.from({ length: missing }, () => ({
      person: makePerson(random, race.year, minimumAge),
      itemId,
      isHidden: false,
    }))
    return [...pinned, ...returning, ...others]
  })
  const { draw, list } = makeDraw(race, [])
  const results = rank(race.year, makeRuns(race, starters))
  return { entrants: [], draw, drawList: list, results }
}

/** The field of a race, the same at every start. */
export const makeField = (race: Race): Field =>
  race.hasSignUp ? currentField(race) : earlierField(race)
