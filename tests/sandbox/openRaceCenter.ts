import type { Pinned } from '../../sandbox/race-center/pinned.ts'
import { currentRace } from '../../sandbox/race-center/races.ts'
import { raceCenterPaths } from '../../src/api/raceCenterPaths.ts'
import { openSandbox } from './openSandbox.ts'

const LAST = 6

/** What somebody asks with: the name and the last six of the card. */
export const byCard = ({ name, cardNumber }: Pinned) => ({
  name,
  cardNumber: cardNumber.slice(-LAST),
})
export const byBib = ({ name, bib = '' }: Pinned, other?: string) => ({ name, bib: other ?? bib })

/** A sandbox at a stop of its clock, and how its race-center is asked. */
export async function openRaceCenter(now: string, data = ':memory:') {
  const stand = await openSandbox({ data })
  await stand.post('/__sandbox/clock', { now })
  const body = (queryType: number, facts: object) => ({
    raceId: currentRace.raceId,
    queryType,
    ...facts,
  })
  return {
    ...stand,
    moveTo: (moment: string) => stand.post('/__sandbox/clock', { now: moment }),
    query: (queryType: number, facts: object) =>
      stand.post(raceCenterPaths.query, body(queryType, facts)),
    /** The answer as it came. */
    sendQuery: (queryType: number, facts: object) =>
      stand.send(raceCenterPaths.query, body(queryType, facts)),
    results: (asked: Record<string, string>) =>
      stand.get(
        `${raceCenterPaths.results}?${new URLSearchParams({ raceId: currentRace.raceId, ...asked })}`,
      ),
    exported: (type: string, raceId: string = currentRace.raceId) =>
      stand.ask(`${raceCenterPaths.export}?${new URLSearchParams({ raceId, type })}`),
  }
}
