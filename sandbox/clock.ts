import type { Client } from '@libsql/client'
import type { Edition } from './editions/edition.ts'
import { momentIn } from './localTime.ts'

// Captured once, so that a faked clock in a test affects the browser's time but not the server's.
const machineNow = Date.now

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/

const offsetTo = (now: number) => now - machineNow()
/** Name of the setting that holds a race's clock. */
const settingOf = ({ raceId }: Edition) => `clockOffset:${raceId}`

/** Time of a named stop, in epoch ms. Returns undefined for any other name. */
export function stopAt({ clock, timeZone }: Edition, name: string): number | undefined {
  const stop = Object.hasOwn(clock.stops, name) ? clock.stops[name] : undefined
  return stop && momentIn(timeZone, stop.at)
}

/** Setting of a new sandbox: the offset of a race's clock, in ms. */
export function firstOffset(edition: Edition): [key: string, offset: number] {
  return [settingOf(edition), offsetTo(stopAt(edition, edition.clock.first) ?? machineNow())]
}

/**
 * Parses a named stop, an ISO date (in the race's zone if it has none) or epoch ms into epoch ms.
 * Returns undefined for anything else, or for dates outside 1970–9999, the range a `Date` header
 * can hold.
 */
export function parseMoment(edition: Edition, value: unknown): number | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  const stop = stopAt(edition, text)
  if (stop !== undefined) return stop
  const [, day, time = '00:00', zone] = MOMENT.exec(text) ?? []
  const local = () =>
    zone ? Date.parse(`${day}T${time}${zone}`) : momentIn(edition.timeZone, `${day}T${time}`)
  const moment = /^\d+$/.test(text) ? Number(text) : local()
  return moment >= 0 && moment <= Date.UTC(9999, 11, 31) ? moment : undefined
}

export interface Clock {
  now(): number
  set(now: number): Promise<void>
  /** Reloads the offset from the database. */
  load(): Promise<void>
}

/**
 * The clock of a race. Stored as an offset from the machine's time, so it keeps running across
 * restarts.
 */
export async function createClock(database: Client, edition: Edition): Promise<Clock> {
  const key = settingOf(edition)
  let offset = 0
  const clock: Clock = {
    now: () => machineNow() + offset,
    async set(now) {
      offset = offsetTo(now)
      const sql = `UPDATE settings SET value = ? WHERE key = ?`
      await database.execute({ sql, args: [offset, key] })
    },
    async load() {
      const sql = `SELECT value FROM settings WHERE key = ?`
      offset = Number((await database.execute({ sql, args: [key] })).rows[0]?.value)
    },
  }
  await clock.load()
  return clock
}
