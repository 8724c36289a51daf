import type { Sex } from '#domain/sex.ts'
import type { Rank, Result } from './ranking.ts'

type Mat = [km: number, gun: number | null, net: number | null, place: number | null]

/** A stored result. Nothing beyond the name identifies the runner. */
export interface StoredResult {
  bib: string
  itemId: string
  name: string
  sex: Sex
  group: string
  club: string
  isHidden: boolean
  state: Result['state']
  reason: string
  gun: number | null
  net: number | null
  mats: Mat[]
  missingMats: number[]
  places: Partial<Record<'overall' | 'sex' | 'group', Rank>>
  isRecord: boolean
}

export function compact({ person, passings, places, ...run }: Result): StoredResult {
  const { bib, itemId, group, isHidden, state, reason, gun, net, missingMats, isRecord } = run
  return {
    ...{ bib, itemId, name: person.name, sex: person.sex, group, club: person.club, isHidden },
    ...{ state, reason, gun, net, missingMats, isRecord },
    mats: passings.map(({ km, gun: gunAt, net: netAt, place }) => [km, gunAt, netAt, place]),
    places,
  }
}
