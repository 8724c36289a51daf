import { randomBytes } from 'node:crypto'
import type { FinishKind } from '../../src/api/earlierFinishes.ts'
import { textOf } from '../database.ts'
import type { World } from '../world.ts'
import { pastRaces, pinnedFinishes } from './pastRaces.ts'

/** Two facts about a runner: name and document number, or name and the bib of a race. */
export interface ScoreFacts {
  name: string
  documentNumber?: string | undefined
  eventId?: string | undefined
  bib?: string | undefined
}

const same = (one: string, other = '') =>
  one.replace(/\s/g, '').toUpperCase() === other.replace(/\s/g, '').toUpperCase()

function isMeant(finish: (typeof pinnedFinishes)[number], facts: ScoreFacts): boolean {
  if (!same(finish.name, facts.name)) return false
  if (facts.documentNumber) return same(finish.documentNumber, facts.documentNumber)
  return finish.eventId === facts.eventId && same(finish.bib, facts.bib)
}

const asFinish = (distance: string): FinishKind => (distance === 'marathon' ? distance : 'half')

/** Earlier finishes that were looked up; what was found holds for the account that asked. */
export function scoreChecks({ database }: World) {
  return {
    async look(accountId: string | undefined, facts: ScoreFacts) {
      const finishes = pinnedFinishes
        .filter((finish) => isMeant(finish, facts))
        .map((finish) => {
          const race = pastRaces.find(({ eventId }) => eventId === finish.eventId)
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

    /** What was found for an account, by verification id. */
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
