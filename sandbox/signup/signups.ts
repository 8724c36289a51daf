import { createHash, randomBytes } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { FormKind } from '../../src/api/race/signup.ts'
import { readValue } from '../../src/domain/fields/fieldTypes.ts'
import { textOf } from '../database.ts'
import type { Edition } from '../editions/edition.ts'
import type { SignupState } from '../editions/signupTypes.ts'
import { localized } from '../editions/words.ts'
import { localTime } from '../localTime.ts'
import { findRace, itemOf, type Race } from '../race-center/races.ts'
import type { World } from '../world.ts'
import { readPaidService } from './paidService.ts'
import { canBePaid, payByOf, stateAt } from './signupState.ts'
import { type SentSubmission, signupErrors } from './submission.ts'

/** States the operator can set. */
export const signupStates = [
  'toPay',
  'paid',
  'drawn',
  'notDrawn',
  'waiting',
  'proofRejected',
  'refunding',
  'refunded',
  'directEntry',
  'givenUp',
  'withdrawn',
  'confirmed',
] as const satisfies SignupState[]

/** Formats a stored time in the race's zone. */
export const timeOf = ({ timeZone }: Edition, ms: unknown) =>
  ms ? localTime(Number(ms), timeZone) : ''
export const payAddress = (signupId: string) => `/cashier/?id=${signupId}`

/** Lower numbers belong to the generated field. */
const FIRST_NO = 100_000

/**
 * Hash that limits each person to one event: of the identity document, or without one of name, birth
 * date and phone number.
 */
export function personKey({ values }: SentSubmission): string {
  const { kind, number } = readValue('identity-document', values.document)
  const facts = number ? [kind, number] : [values.name, values.birthDate, values.phone]
  return createHash('sha256').update(facts.map(String).join(' ')).digest('hex')
}

/** The event's fee plus accepted services, in the race's currency. */
function feeOf({ raceId, itemId, values }: SentSubmission): number {
  const services = Object.values(values).map((value) => readPaidService(value))
  const extra = services.reduce((sum, one) => sum + (one?.accepted ? one.price : 0), 0)
  const race = findRace(raceId)
  return (race ? itemOf(race.edition, itemId).fee : 0) + extra
}

/** The number of a sign-up in the database, whose `no` is its row. */
export const signupNoOf = ({ edition, year }: Pick<Race, 'edition' | 'year'>, { no }: Row) =>
  `${edition.prefix}${year % 100}${FIRST_NO + Number(no)}`

/** A sign-up as shown to its owner at a moment (epoch ms). */
function shown(fallback: Edition, row: Row, consents: Row[], moment: number) {
  const signupId = textOf(row.signupId)
  const race = findRace(textOf(row.raceId))
  const { edition = fallback, year = 0 } = race ?? {}
  const item = itemOf(edition, textOf(row.itemId))
  const at = (ms: unknown) => timeOf(edition, ms)
  const { state, since } = stateAt(edition, row, moment)
  return {
    signupId,
    signupNo: signupNoOf({ edition, year }, row),
    raceId: textOf(row.raceId),
    kind: row.kind,
    itemId: textOf(row.itemId),
    ...localized('itemName', item.name),
    state,
    since: at(since),
    fee: Number(row.fee),
    submittedAt: at(row.submittedAt),
    paidAt: at(row.paidAt),
    payUrl: canBePaid(edition, row, moment) ? payAddress(signupId) : '',
    payBy: state === 'toPay' ? at(payByOf(edition, row)) : '',
    submitKey: row.submitKey,
    consents: consents
      .filter((consent) => consent.signupId === signupId)
      .map(({ policyId, version, agreedAt, withdrawnAt }) => ({
        policyId,
        version,
        agreedAt,
        withdrawnAt: at(withdrawnAt),
      })),
  }
}
export type ShownSignup = ReturnType<typeof shown>

/** Store of sign-ups: one per account and event, one per identity document. */
export function signupStore({ database, clock, edition }: World) {
  const rowOf = async (sql: string, args: string[]) =>
    (await database.execute({ sql, args })).rows[0]
  const list = async (where: string, args: string[]) => {
    const [found, consents] = await database.batch([
      {
        sql: `SELECT rowid AS no, * FROM signUps WHERE ${where} ORDER BY submittedAt DESC, rowid DESC`,
        args,
      },
      `SELECT * FROM signUpConsents`,
    ])
    return (found?.rows ?? []).map((row) => shown(edition, row, consents?.rows ?? [], clock.now()))
  }

  return {
    /** Why this account or person cannot have the sign-up; undefined if it can. */
    async conflict(accountId: string, sent: SentSubmission) {
      const { raceId, itemId } = sent
      const sql = 'SELECT 1 FROM signUps WHERE accountId = ? AND raceId = ? AND itemId = ?'
      if (await rowOf(sql, [accountId, raceId, itemId])) return signupErrors.alreadySignedUp
      const ofPerson = 'SELECT 1 FROM signUps WHERE raceId = ? AND documentKey = ?'
      return (await rowOf(ofPerson, [raceId, personKey(sent)])) && signupErrors.documentTaken
    },

    /** Id of a sign-up already created by the same submission. */
    async known(accountId: string, submitKey: string): Promise<string | undefined> {
      const sql = 'SELECT signupId FROM signUps WHERE accountId = ? AND submitKey = ?'
      const row = await rowOf(sql, [accountId, submitKey])
      return row && textOf(row.signupId)
    },

    /** Adds a sign-up and returns its id, or the error that prevents it. */
    async add(
      accountId: string,
      kind: FormKind,
      sent: SentSubmission,
      state: SignupState = 'toPay',
    ) {
      const now = clock.now()
      const id = randomBytes(12).toString('hex')
      const { raceId, itemId, submitKey, consents, values } = sent
      const facts = [id, accountId, raceId, itemId, kind, state, feeOf(sent), submitKey]
      const [added] = await database.batch(
        [
          {
            sql: `INSERT INTO signUps VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)
                  ON CONFLICT DO NOTHING`,
            args: [...facts, personKey(sent), JSON.stringify(values), now, now],
          },
          ...consents.map(({ policyId, version, agreedAt }) => ({
            sql: `INSERT INTO signUpConsents SELECT ?, ?, ?, ?, NULL
                  WHERE EXISTS (SELECT 1 FROM signUps WHERE signupId = ?) ON CONFLICT DO NOTHING`,
            args: [id, policyId, version, agreedAt, id],
          })),
        ],
        'write',
      )
      if (added?.rowsAffected === 1) return id
      const same = await this.known(accountId, submitKey)
      return same ?? (await this.conflict(accountId, sent)) ?? signupErrors.documentTaken
    },

    /** Sign-ups of an account, newest first. Without `raceId`, of all races. */
    ofAccount: (accountId: string, raceId = '') =>
      list("accountId = ? AND ? IN ('', raceId)", [accountId, raceId]),
    all: () => list('1 = 1', []),
    find: async (signupId: string) => (await list('signupId = ?', [signupId]))[0],

    /** Sets a sign-up's state. A payment is stored with its time. */
    async move(signupId: string, state: string): Promise<void> {
      const sql = `UPDATE signUps SET state = :state, changedAt = :now,
                   paidAt = CASE WHEN :state IN ('paid', 'directEntry', 'confirmed') THEN coalesce(paidAt, :now)
                                 WHEN :state = 'toPay' THEN NULL ELSE paidAt END
                   WHERE signupId = :signupId`
      await database.execute({ sql, args: { state, signupId, now: clock.now() } })
    },

    /** Deletes everything an account has submitted. */
    async forget(accountId: string): Promise<void> {
      const own = 'SELECT signupId FROM signUps WHERE accountId = ?'
      const statements = [
        `DELETE FROM signUpConsents WHERE signupId IN (${own})`,
        `DELETE FROM signUpPapers WHERE signupId IN (${own})`,
        'DELETE FROM signUps WHERE accountId = ?',
        'DELETE FROM directApplications WHERE accountId = ?',
      ]
      await database.batch(
        statements.map((sql) => ({ sql, args: [accountId] })),
        'write',
      )
    },

    /**
     * Withdraws a consent and returns the time, which is the original one if it was already
     * withdrawn.
     */
    async withdraw(
      accountId: string,
      signupId: string,
      policyId: string,
    ): Promise<string | undefined> {
      const sql = `UPDATE signUpConsents SET withdrawnAt = coalesce(withdrawnAt, ?)
                   WHERE signupId = (SELECT signupId FROM signUps WHERE signupId = ? AND accountId = ?)
                   AND policyId = ? RETURNING withdrawnAt`
      const args = [clock.now(), signupId, accountId, policyId]
      const row = (await database.execute({ sql, args })).rows[0]
      return row && timeOf(edition, row.withdrawnAt)
    },
  }
}
