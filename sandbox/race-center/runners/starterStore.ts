import type { Row } from '@libsql/client'
import { comparable } from '#domain/comparable.ts'
import type { SandboxContext } from '../../context.ts'
import { textOf } from '../../database.ts'
import type { Race } from '../races.ts'
import type { StoredResult } from '../results/storedResult.ts'
import type { Draw } from './ballot.ts'
import { packField } from './packedStarters.ts'
import type { GeneratedEntrant, Runner } from './registrationState.ts'

/** Increment when the seed or the generated data changes. */
const DATA_VERSION = 5

const readRunner = (row: Row): Runner | GeneratedEntrant => JSON.parse(textOf(row.body))
const readResult = (row: Row): StoredResult => JSON.parse(textOf(row.body))

/** Fields of the races in the database. Each is generated and inserted on first use. */
export function starterStore({ database }: SandboxContext) {
  const filling = new Map<string, Promise<void>>()

  async function fill(race: Race): Promise<void> {
    const { raceId } = race
    const { runners, results, draw, drawList } = packField(race)
    await database.batch(
      [
        { sql: 'DELETE FROM raceRunners WHERE raceId = ?', args: [raceId] },
        { sql: 'DELETE FROM raceResults WHERE raceId = ?', args: [raceId] },
        {
          sql: `INSERT INTO raceRunners SELECT ?, value ->> 0, value -> 1
                FROM json_each(?)`,
          args: [raceId, runners],
        },
        {
          sql: `INSERT INTO raceResults SELECT ?, value ->> 0, value ->> 1, value ->> 2,
                value ->> 3, key, value -> 4 FROM json_each(?)`,
          args: [raceId, results],
        },
        {
          sql: 'INSERT OR REPLACE INTO raceFields VALUES (?, ?, ?, ?)',
          args: [raceId, DATA_VERSION, draw, drawList],
        },
      ],
      'write',
    )
  }

  async function ensure(race: Race): Promise<void> {
    const sql = 'SELECT 1 FROM raceFields WHERE raceId = ? AND make = ?'
    const found = await database.execute({ sql, args: [race.raceId, DATA_VERSION] })
    if (found.rows.length > 0) return
    const running =
      filling.get(race.raceId) ?? fill(race).finally(() => filling.delete(race.raceId))
    filling.set(race.raceId, running)
    await running
  }

  async function findField(race: Race): Promise<Row | undefined> {
    await ensure(race)
    const sql = 'SELECT draw, drawList FROM raceFields WHERE raceId = ?'
    return (await database.execute({ sql, args: [race.raceId] })).rows[0]
  }

  return {
    /** The published part of a race's ballot. */
    async draw(race: Race): Promise<Draw> {
      return JSON.parse(textOf((await findField(race))?.draw))
    },
    /** The list that the ballot's fingerprint is computed from. */
    async drawList(race: Race): Promise<string> {
      return textOf((await findField(race))?.drawList)
    },
    /** Everybody who signed up for a race. */
    async entrants(race: Race): Promise<GeneratedEntrant[]> {
      await ensure(race)
      const sql = 'SELECT body FROM raceRunners WHERE raceId = ?'
      const found = await database.execute({ sql, args: [race.raceId] })
      return found.rows.map(readRunner).filter((runner) => 'fate' in runner)
    },
    /** Participants of a race with this name. */
    async named(race: Race, name: string): Promise<Runner[]> {
      await ensure(race)
      const sql = 'SELECT body FROM raceRunners WHERE raceId = ? AND nameKey = ?'
      const found = await database.execute({ sql, args: [race.raceId, comparable('name', name)] })
      return found.rows.map(readRunner)
    },
    /** The participant with this bib. */
    async withBib(race: Race, bib: string): Promise<Runner | undefined> {
      await ensure(race)
      const sql = `SELECT body FROM raceRunners WHERE raceId = ? AND body ->> 'bib' = ?`
      const [row] = (await database.execute({ sql, args: [race.raceId, bib] })).rows
      return row && readRunner(row)
    },
    async result(race: Race, bib: string): Promise<StoredResult | undefined> {
      await ensure(race)
      const sql = 'SELECT body FROM raceResults WHERE raceId = ? AND bib = ?'
      const [row] = (await database.execute({ sql, args: [race.raceId, bib] })).rows
      return row && readResult(row)
    },
    /** Results in list order, excluding hidden runners. '' and 0 mean no filter. */
    async list(race: Race, filter: { itemId: string; sex: number; size: number; from: number }) {
      await ensure(race)
      const { itemId, sex, size, from } = filter
      const where = `FROM raceResults WHERE raceId = :raceId AND isHidden = 0
        AND (:itemId = '' OR itemId = :itemId) AND (:sex = 0 OR sex = :sex)`
      const args = { raceId: race.raceId, itemId, sex }
      const counted = await database.execute({ sql: `SELECT count(*) AS total ${where}`, args })
      const sql = `SELECT body ${where} ORDER BY listOrder LIMIT :size OFFSET :from`
      const found = await database.execute({ sql, args: { ...args, size, from } })
      return {
        total: Number(counted.rows[0]?.total),
        results: found.rows.map(readResult),
      }
    },
  }
}
export type FieldStore = ReturnType<typeof starterStore>
