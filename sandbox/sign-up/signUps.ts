import { createHash, randomBytes } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { BallotState } from '../../src/api/registration.ts'
import type { FormKind } from '../../src/api/signup.ts'
import { textOf } from '../database.ts'
import { shanghai } from '../operatorFrame.ts'
import type { World } from '../world.ts'
import { items } from './forms.ts'
import { readSent } from './sentValues.ts'
import { type SentSubmission, signUpRefusals } from './submission.ts'

/** States that the operator can put a sign-up into. */
export const signUpStates = [
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
] as const satisfies BallotState[]

export const timeOf = (ms: unknown) => (ms ? shanghai.format(new Date(Number(ms))) : '')
export const payAddress = (signupId: string) => `/cashier/?id=${signupId}`

const itemOf = (itemId: unknown) => items.find((item) => item.itemId === itemId)

/** One document, one event: it is compared by its hash. */
function documentKey({ values }: SentSubmission): string {
  const { kind = '', number = '' } = readSent('identity-document', values.document) ?? {}
  return createHash('sha256').update(`${kind} ${number}`).digest('hex')
}

/** The event's fee and the services that were agreed to, in yuan. */
function feeOf({ itemId, values }: SentSubmission): number {
  const services = Object.values(values).map((value) => readSent('paid-score-validation', value))
  const extra = services.reduce((sum, one) => sum + (one?.accepted ? one.price : 0), 0)
  return (itemOf(itemId)?.fee ?? 0) + extra
}

/** A sign-up as its owner sees it. */
function shown(row: Row, consents: Row[]) {
  const signupId = textOf(row.signupId)
  const item = itemOf(row.itemId)
  return {
    signupId,
    raceId: row.raceId,
    kind: row.kind,
    itemId: row.itemId,
    itemName: item?.name ?? '',
    itemNameEn: item?.nameEn ?? '',
    state: row.state,
    since: timeOf(row.changedAt),
    fee: Number(row.fee),
    submittedAt: timeOf(row.submittedAt),
    paidAt: timeOf(row.paidAt),
    payUrl: row.state === 'toPay' ? payAddress(signupId) : '',
    submitKey: row.submitKey,
    consents: consents
      .filter((consent) => consent.signupId === signupId)
      .map(({ policyId, version, agreedAt, withdrawnAt }) => ({
        policyId,
        version,
        agreedAt,
        withdrawnAt: timeOf(withdrawnAt),
      })),
  }
}
export type ShownSignUp = ReturnType<typeof shown>

/** The sign-ups: one an account and event, one a document. */
export function signUps({ database, clock }: World) {
  const rowOf = async (sql: string, args: string[]) =>
    (await database.execute({ sql, args })).rows[0]
  const list = async (where: string, args: string[]) => {
    const [found, consents] = await database.batch([
      { sql: `SELECT * FROM signUps WHERE ${where} ORDER BY submittedAt DESC, rowid DESC`, args },
      `SELECT * FROM signUpConsents`,
    ])
    return (found?.rows ?? []).map((row) => shown(row, consents?.rows ?? []))
  }

  return {
    /** That of the same submission, sent before. */
    async known(accountId: string, submitKey: string): Promise<string | undefined> {
      const sql = 'SELECT signupId FROM signUps WHERE accountId = ? AND submitKey = ?'
      const row = await rowOf(sql, [accountId, submitKey])
      return row && textOf(row.signupId)
    },

    /** Adds a sign-up and gives its id, or says what stands in its way. */
    async add(accountId: string, kind: FormKind, sent: SentSubmission) {
      const now = clock.now()
      const id = randomBytes(12).toString('hex')
      const { raceId, itemId, submitKey, consents, values } = sent
      const facts = [id, accountId, raceId, itemId, kind, 'toPay', feeOf(sent), submitKey]
      const [added] = await database.batch(
        [
          {
            sql: `INSERT INTO signUps VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)
                  ON CONFLICT DO NOTHING`,
            args: [...facts, documentKey(sent), JSON.stringify(values), now, now],
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
      if (same) return same
      const sql = 'SELECT 1 FROM signUps WHERE accountId = ? AND raceId = ? AND itemId = ?'
      const own = await rowOf(sql, [accountId, raceId, itemId])
      return own ? signUpRefusals.alreadySignedUp : signUpRefusals.documentTaken
    },

    /** Those of an account, the newest first; of every race where none is named. */
    ofAccount: (accountId: string, raceId = '') =>
      list("accountId = ? AND ? IN ('', raceId)", [accountId, raceId]),
    all: () => list('1 = 1', []),
    find: async (signupId: string) => (await list('signupId = ?', [signupId]))[0],

    /** Puts a sign-up into a state; a fee that comes in is noted with its time. */
    async move(signupId: string, state: string): Promise<void> {
      const sql = `UPDATE signUps SET state = :state, changedAt = :now,
                   paidAt = CASE WHEN :state IN ('paid', 'directEntry') THEN coalesce(paidAt, :now)
                                 WHEN :state = 'toPay' THEN NULL ELSE paidAt END
                   WHERE signupId = :signupId`
      await database.execute({ sql, args: { state, signupId, now: clock.now() } })
    },

    /** Forgets all that an account has sent in, so that it can begin anew. */
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

    /** Takes a consent back; gives the time, the first one where it was taken back before. */
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
      return row && timeOf(row.withdrawnAt)
    },
  }
}
