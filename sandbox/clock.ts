import type { Client } from '@libsql/client'

/** Where the clock can be put by name; the second is where it begins. */
export const clockStops = {
  'before-sign-up': { at: '2024-08-01T09:00:00+08:00', zh: '报名前', en: 'Before sign-up' },
  'sign-up-open': { at: '2024-08-15T14:36:12+08:00', zh: '报名中', en: 'Sign-up open' },
  'ballot-day': { at: '2024-08-26T10:00:00+08:00', zh: '抽签日', en: 'Ballot day' },
  'kit-pick-up': { at: '2024-09-20T10:00:00+08:00', zh: '领物日', en: 'Kit pick-up' },
  'race-day': { at: '2024-09-22T07:30:00+08:00', zh: '比赛日', en: 'Race day' },
  'day-after': { at: '2024-09-23T15:00:00+08:00', zh: '赛后一日', en: 'Day after' },
  'ten-days-after': { at: '2024-10-02T15:00:00+08:00', zh: '赛后十日', en: 'Ten days after' },
} as const

// Taken once, so that the false clock of a test moves the browser's time and not the server's.
const machineNow = Date.now

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/

const offsetTo = (now: number) => now - machineNow()

/** How far a new sandbox's time is from the machine's. */
export const beginningOffset = () => offsetTo(Date.parse(clockStops['sign-up-open'].at))

const isStop = (name: unknown): name is keyof typeof clockStops =>
  typeof name === 'string' && Object.hasOwn(clockStops, name)

/**
 * Epoch ms of a stop's name, an ISO date (Asia/Shanghai where it names no zone) or epoch ms;
 * undefined when it is none of them, or not in the years 1970 to 9999, which a `Date` header holds.
 */
export function parseMoment(value: unknown): number | undefined {
  if (isStop(value)) return Date.parse(clockStops[value].at)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  const [, day, time = '00:00', zone = '+08:00'] = MOMENT.exec(text) ?? []
  const moment = /^\d+$/.test(text) ? Number(text) : Date.parse(`${day}T${time}${zone}`)
  return moment >= 0 && moment <= Date.UTC(9999, 11, 31) ? moment : undefined
}

export interface Clock {
  now(): number
  set(now: number): Promise<void>
  /** Takes the offset from the database again. */
  load(): Promise<void>
}

/** The sandbox's time: kept as an offset from the machine's, so that it runs on over restarts. */
export async function createClock(database: Client): Promise<Clock> {
  let offset = 0
  const clock: Clock = {
    now: () => machineNow() + offset,
    async set(now) {
      offset = offsetTo(now)
      const sql = `UPDATE settings SET value = ? WHERE key = 'clockOffset'`
      await database.execute({ sql, args: [offset] })
    },
    async load() {
      const sql = `SELECT value FROM settings WHERE key = 'clockOffset'`
      offset = Number((await database.execute(sql)).rows[0]?.value)
    },
  }
  await clock.load()
  return clock
}
