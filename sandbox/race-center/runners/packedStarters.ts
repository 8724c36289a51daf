import { comparable } from '#domain/comparable.ts'
import type { Race } from '../races.ts'
import { compact } from '../results/storedResult.ts'
import { type Field, makeField } from './starters.ts'

/** A field ready for insertion, as JSON: one row per runner and per result. */
interface PackedField {
  runners: string
  results: string
  draw: string
  drawList: string
}

function pack({ entrants, results, draw, drawList }: Field): PackedField {
  const runners =
    entrants.length > 0
      ? entrants
      : results.map(({ person, bib, isHidden }) => ({ person, bib, isHidden }))
  return {
    runners: JSON.stringify(runners.map((each) => [comparable('name', each.person.name), each])),
    results: JSON.stringify(
      results.map((each) => {
        const { bib, itemId, person, isHidden } = each
        return [bib, itemId, person.sex, Number(isHidden), compact(each)]
      }),
    ),
    draw: JSON.stringify(draw),
    drawList,
  }
}

const packed = new Map<string, PackedField>()

/** The field of a race, generated on first use. */
export function packField(race: Race): PackedField {
  const known = packed.get(race.raceId) ?? pack(makeField(race))
  packed.set(race.raceId, known)
  return known
}
