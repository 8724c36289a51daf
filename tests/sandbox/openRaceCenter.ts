import { onTestFinished } from 'vitest'
import { racePaths } from '#api/race/paths.ts'
import type { PinnedRunner as Pinned } from '#sandbox/editions/runnerTypes.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { filledFolder } from '../support/filledFolder.ts'
import { openAccounts } from './openAccounts.ts'

const LAST = 6

/** Credentials: the name and the last six characters of the document number. */
export const byCard = ({ name, cardNumber }: Pinned) => ({
  name,
  cardNumber: cardNumber.slice(-LAST),
})
export const byBib = ({ name, bib = '' }: Pinned, other?: string) => ({ name, bib: other ?? bib })

/** A sandbox at a stop of its clock, with helpers to call its race-center. */
export async function openRaceCenter(now: string, data?: string) {
  const filled = data === undefined ? await filledFolder() : undefined
  if (filled) onTestFinished(filled.remove)
  const sandbox = await openAccounts({ data: data ?? filled?.folder })
  await sandbox.post('/__sandbox/clock', { now })
  const body = (queryType: number, facts: object) => ({
    raceId: yanling2024.raceId,
    queryType,
    ...facts,
  })
  return {
    ...sandbox,
    moveTo: (moment: string) => sandbox.post('/__sandbox/clock', { now: moment }),
    query: (queryType: number, facts: object) =>
      sandbox.post(racePaths.query, body(queryType, facts)),
    /** The raw response. */
    sendQuery: (queryType: number, facts: object) =>
      sandbox.send(racePaths.query, body(queryType, facts)),
    /** The response to a caller with this network address. */
    queryFrom: async (caller: string, queryType: number, facts: object): Promise<unknown> => {
      const request = new Request(`http://www.race.test${racePaths.query}`, {
        method: 'POST',
        body: JSON.stringify(body(queryType, facts)),
        headers: { 'content-type': 'application/json' },
      })
      return (await sandbox.sandbox.fetch(request, caller)).json()
    },
    results: (filter: Record<string, string>) =>
      sandbox.get(
        `${racePaths.results}?${new URLSearchParams({ raceId: yanling2024.raceId, ...filter })}`,
      ),
    exported: (type: string, raceId: string = yanling2024.raceId, language = 'zh') =>
      sandbox.ask(`${racePaths.export}?${new URLSearchParams({ raceId, type, language })}`),
  }
}
