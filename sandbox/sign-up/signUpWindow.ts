import type { FormKind } from '../../src/api/signup.ts'
import { findDocument, textOf } from '../database.ts'
import { raceDocument } from '../seed.ts'
import type { World } from '../world.ts'
import { items } from './forms.ts'
import { signUpRefusals } from './submission.ts'

export interface SignUpWindow {
  state: 'open' | 'notYet' | 'over' | 'closed' | 'full'
  opensAt: string
  closesAt: string
  /** `YYYY-MM-DD`. */
  raceDay: string
  fullItems: string[]
}

/** What the operator switches by hand; the dates are the race's own. */
export const signUpSwitches = ['closed:post', 'closed:direct', 'full:full', 'full:half'] as const
export type SignUpSwitch = (typeof signUpSwitches)[number]

const settingOf = (name: SignUpSwitch) => `signUp:${name}`
const field = (race: unknown, name: string) =>
  typeof race === 'object' && race !== null
    ? String(Object.entries(race).find(([key]) => key === name)?.[1] ?? '')
    : ''
const momentOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`)

/** When sign-up is open, by the sandbox's clock and the operator's switches. */
export function signUpWindow({ database, clock }: World) {
  async function switched(): Promise<SignUpSwitch[]> {
    const sql = `SELECT key FROM settings WHERE key LIKE 'signUp:%' AND value = 'on'`
    const on = (await database.execute(sql)).rows.map(({ key }) => textOf(key))
    return signUpSwitches.filter((name) => on.includes(settingOf(name)))
  }

  return {
    switched,
    async turn(name: SignUpSwitch): Promise<void> {
      const sql = `INSERT INTO settings VALUES (?, 'on') ON CONFLICT DO UPDATE
                   SET value = CASE value WHEN 'on' THEN 'off' ELSE 'on' END`
      await database.execute({ sql, args: [settingOf(name)] })
    },
    /** undefined where there is no such race. */
    async of(raceId: string, kind: FormKind): Promise<SignUpWindow | undefined> {
      const document = await findDocument(database, raceDocument(raceId))
      if (document === undefined) return undefined
      const race: unknown = JSON.parse(document)
      const [opensAt, closesAt] = [field(race, 'signUpStartTime'), field(race, 'signUpEndTime')]
      const on = await switched()
      const fullItems = items
        .map(({ itemId }) => itemId)
        .filter((id) => on.some((name) => name === `full:${id}`))
      const state = (): SignUpWindow['state'] => {
        if (clock.now() < momentOf(opensAt)) return 'notYet'
        if (clock.now() >= momentOf(closesAt)) return 'over'
        if (on.includes(`closed:${kind}`)) return 'closed'
        return fullItems.length === items.length ? 'full' : 'open'
      }
      return {
        state: state(),
        opensAt,
        closesAt,
        raceDay: field(race, 'startTime').slice(0, 10),
        fullItems,
      }
    },
  }
}

const REFUSALS = {
  notYet: signUpRefusals.notOpen,
  over: signUpRefusals.over,
  closed: signUpRefusals.closed,
  full: signUpRefusals.full,
}

/** Why nothing can be sent in; undefined while it can. */
export const closedRefusal = ({ state }: SignUpWindow) =>
  state === 'open' ? undefined : REFUSALS[state]
