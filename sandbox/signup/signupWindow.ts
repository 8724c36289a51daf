import type { FormKind } from '#api/race/signup.ts'
import type { SandboxContext } from '../context.ts'
import { findDocument, textOf } from '../database.ts'
import { momentIn } from '../localTime.ts'
import { findRace } from '../race-center/races.ts'
import { raceDocument } from '../seed.ts'
import { type PlacesLeft, placesOf } from './places.ts'
import { signupErrors } from './submission.ts'

export interface SignupWindow {
  state: 'open' | 'notYet' | 'over' | 'closed' | 'full'
  opensAt: string
  closesAt: string
  /** `YYYY-MM-DD`. */
  raceDay: string
  fullItems: string[]
  /** Places left of items without a ballot. */
  places: Map<string, PlacesLeft>
}

const PREFIX = 'signup:'
/** Set by hand by the operator, such as `closed:post` or `full:half`. The dates come from the race. */
export const SWITCH = /^(?:closed:(?:post|direct)|full:\w+)$/

const field = (race: unknown, name: string) =>
  typeof race === 'object' && race !== null
    ? String(Object.entries(race).find(([key]) => key === name)?.[1] ?? '')
    : ''

/** Sign-up period, by the sandbox clock and the operator's switches. */
export function signupWindow(context: SandboxContext) {
  const { database, clock, edition } = context
  const places = placesOf(context)

  async function activeSwitches(): Promise<string[]> {
    const sql = `SELECT key FROM settings WHERE key LIKE '${PREFIX}%' AND value = 'on'`
    const { rows } = await database.execute(sql)
    return rows.map(({ key }) => textOf(key).slice(PREFIX.length))
  }

  return {
    /** Names of the switches of the host's race. */
    names: ['closed:post', 'closed:direct', ...edition.items.map(({ itemId }) => `full:${itemId}`)],
    switched: activeSwitches,
    places,
    async toggle(name: string): Promise<void> {
      const sql = `INSERT INTO settings VALUES (?, 'on') ON CONFLICT DO UPDATE
                   SET value = CASE value WHEN 'on' THEN 'off' ELSE 'on' END`
      await database.execute({ sql, args: [PREFIX + name] })
    },
    /** Returns undefined if the race does not exist or has no such form. */
    async of(raceId: string, kind: FormKind): Promise<SignupWindow | undefined> {
      const document = await findDocument(database, raceDocument(raceId))
      const race = findRace(raceId)
      if (document === undefined || !race) return undefined
      const { config, signup, timeZone } = race.edition
      const info: unknown = JSON.parse(document)
      const [opensAt, closesAt] = [field(info, 'signUpStartTime'), field(info, 'signUpEndTime')]
      // An end time of 23:59:59 means 24:00.
      const endsAt = momentIn(timeZone, closesAt) + (closesAt.endsWith(':59') ? 1000 : 0)
      const on = await activeSwitches()
      const left = await places.of(race)
      const fullItems = signup.items
        .map(({ itemId }) => itemId)
        .filter((id) => on.includes(`full:${id}`) || left.get(id)?.isFull)
      const state = (): SignupWindow['state'] => {
        if (clock.now() < momentIn(timeZone, opensAt)) return 'notYet'
        if (clock.now() >= endsAt) return 'over'
        if (config.eventStatus?.kind === 'cancelled') return 'closed'
        if (on.includes(`closed:${kind}`) || !signup.forms[kind]) return 'closed'
        return fullItems.length === signup.items.length ? 'full' : 'open'
      }
      return {
        state: state(),
        opensAt,
        closesAt,
        raceDay: field(info, 'startTime').slice(0, 10),
        fullItems,
        places: left,
      }
    },
  }
}

const REFUSALS = {
  notYet: signupErrors.notOpen,
  over: signupErrors.over,
  closed: signupErrors.closed,
  full: signupErrors.full,
}

/** Error to return while sign-up is closed. Returns undefined while it is open. */
export const closedError = ({ state }: SignupWindow) =>
  state === 'open' ? undefined : REFUSALS[state]
