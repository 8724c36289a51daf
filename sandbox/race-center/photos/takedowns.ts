import { randomBytes } from 'node:crypto'
import { TAKEDOWN_REASONS, type TakedownReason } from '#api/race/takedownReasons.ts'
import type { SandboxContext } from '../../context.ts'
import { textOf } from '../../database.ts'

/** A photo stays up while a request is waiting and after it has been refused. */
export const takedownStates = ['waiting', 'takenDown', 'refused'] as const
export type TakedownState = (typeof takedownStates)[number]

export interface Takedown {
  requestId: string
  raceId: string
  photoId: string
  reason: TakedownReason
  /** What the person added. */
  details: string
  state: TakedownState
  /** Epoch ms. */
  at: number
}

/** Store of photo takedown requests. */
export function takedowns({ database, clock }: SandboxContext) {
  async function select(where: string, args: string[]): Promise<Takedown[]> {
    const sql = `SELECT * FROM photoTakedowns WHERE ${where} ORDER BY at DESC, rowid DESC`
    return (await database.execute({ sql, args })).rows.map((row) => ({
      requestId: textOf(row.requestId),
      raceId: textOf(row.raceId),
      photoId: textOf(row.photoId),
      reason: TAKEDOWN_REASONS.find((reason) => reason === row.reason) ?? 'other',
      details: textOf(row.details),
      state: takedownStates.find((state) => state === row.state) ?? 'waiting',
      at: Number(row.at),
    }))
  }

  return {
    /** Adds a request and returns its id. */
    async add(takedown: Omit<Takedown, 'requestId' | 'at'>): Promise<string> {
      const requestId = `TD${randomBytes(5).toString('hex').toUpperCase()}`
      const { raceId, photoId, reason, details, state } = takedown
      await database.execute({
        sql: 'INSERT INTO photoTakedowns VALUES (?, ?, ?, ?, ?, ?, ?)',
        args: [requestId, raceId, photoId, reason, details, state, clock.now()],
      })
      return requestId
    },
    async find(requestId: string): Promise<Takedown | undefined> {
      return (await select('requestId = ?', [requestId]))[0]
    },
    /** All requests, newest first. */
    all: () => select('1', []),
    /** Records the decision, which takes the photo down or leaves it up. */
    async decide(requestId: string, state: Exclude<TakedownState, 'waiting'>): Promise<void> {
      const sql = 'UPDATE photoTakedowns SET state = ? WHERE requestId = ?'
      await database.execute({ sql, args: [state, requestId] })
    },
    async isTakenDown(photoId: string): Promise<boolean> {
      return (await select(`photoId = ? AND state = 'takenDown'`, [photoId])).length > 0
    },
    /** Ids of a runner's photos that have been taken down. */
    async takenDownOf(raceId: string, bib: string): Promise<string[]> {
      const where = `raceId = ? AND photoId LIKE ? || '-%' AND state = 'takenDown'`
      return (await select(where, [raceId, bib])).map(({ photoId }) => photoId)
    },
  }
}
