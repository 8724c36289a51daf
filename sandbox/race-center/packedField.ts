import { type Field, makeField } from './field.ts'
import type { Race } from './races.ts'
import { compact } from './storedResult.ts'

/** A field as the database takes it, in JSON: a row for each runner and each result. */
interface PackedField {
  runners: string
  results: string
  draw: string
  drawList: string
}

/** A name as it is compared: without spaces and case. */
export const nameKey = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\s·•.]/g, '')
    .toLowerCase()

function pack({ entrants, results, draw, drawList }: Field): PackedField {
  const runners =
    entrants.length > 0
      ? entrants
      : results.map(({ person, bib, isHidden }) => ({ person, bib, isHidden }))
  return {
    runners: JSON.stringify(runners.map((each) => [nameKey(each.person.name), each])),
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

/** The field of a race, made when it is first asked for. */
export function packField(race: Race): PackedField {
  const known = packed.get(race.raceId) ?? pack(makeField(race))
  packed.set(race.raceId, known)
  return known
}
