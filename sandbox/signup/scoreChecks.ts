import { randomBytes } from 'node:crypto'
import type { FinishKind } from '#api/race/pastFinishes.ts'
import type { Purpose } from '#domain/cleanInput.ts'
import { comparable } from '#domain/comparable.ts'
import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'
import type { PinnedFinish } from '../editions/signupTypes.ts'

/** Identifies a runner by name and document number, or by name, race and bib. */
export interface ScoreDetails {
  name: string
  documentNumber?: string
  eventId?: string
  bib?: string
}

const same = (purpose: Purpose, one: string, other = '') =>
  comparable(purpose, one) === comparable(purpose, other)

function isMeant(finish: PinnedFinish, facts: ScoreDetails): boolean {
  if (!same('name', finish.name, facts.name)) return false
  if (facts.documentNumber)
    return same('documentNumber', finish.documentNumber, facts.documentNumber)
  return finish.eventId === facts.eventId && same('bib', finish.bib, facts.bib)
}

const asFinish = (distance: string): FinishKind => (distance === 'marathon' ? distance : 'half')

/** Verified earlier finishes. A result is valid only for the account that requested it. */
export function scoreChecks({ database, edition }: SandboxContext) {
  const { finishes: knownFinishes, pastEvents } = edition.signup
  return {
    async find(accountId: string | undefined, facts: ScoreDetails) {
      const finishes = knownFinishes
        .filter((finish) => isMeant(finish, facts))
        .map((finish) => {
          const race = pastEvents.find(({ eventId }) => eventId === finish.eventId)
          return {
            verificationId: randomBytes(12).toString('hex'),
            eventId: finish.eventId,
            eventName: race?.name ?? '',
            eventNameEn: race?.nameEn ?? '',
            distance: finish.distance,
            date: race?.date ?? '',
            netTime: finish.netTime,
          }
        })
      if (accountId && finishes.length > 0) {
        await database.batch(
          finishes.map(({ verificationId, distance, date }) => ({
            sql: 'INSERT INTO scoreChecks VALUES (?, ?, ?, ?)',
            args: [verificationId, accountId, distance, date],
          })),
          'write',
        )
      }
      return finishes
    },

    /** Finishes found for an account, by verification id. */
    async foundFor(accountId: string) {
      const sql = 'SELECT * FROM scoreChecks WHERE accountId = ?'
      const { rows } = await database.execute({ sql, args: [accountId] })
      return new Map(
        rows.map(({ verificationId, distance, date }) => [
          textOf(verificationId),
          { distance: asFinish(textOf(distance)), date: textOf(date) },
        ]),
      )
    },
  }
}
