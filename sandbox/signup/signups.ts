import { createHash, randomBytes } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { FormKind } from '#api/race/signup.ts'
import { fieldPrice } from '#domain/fields/fieldPrice.ts'
import { fromApi, readValue } from '#domain/fields/fieldTypes.ts'
import { signupLimits } from '#domain/signupLimits.ts'
import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'
import type { Edition } from '../editions/edition.ts'
import type { SignupState } from '../editions/signupTypes.ts'
import { localizedFields } from '../editions/words.ts'
import { localTime } from '../localTime.ts'
import { feeAt } from '../prices.ts'
import { findRace, itemOf, type Race } from '../race-center/races.ts'
import { specOf } from './fields/checkField.ts'
import { invitationFault } from './invitations.ts'
import { canBePaid, payByOf, stateAt } from './signupState.ts'
import { type SentSubmission, signupErrors } from './submission.ts'
import { submittedIn } from './submitted.ts'

/** States the operator can set. */
export const signupStates = [
  'submitted',
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
 * Hash that recognises a person: of the identity document, or without one of name, birth
 * date and phone number.
 */
export function personKey({ values }: SentSubmission): string {
  const { kind, number } = readValue('identity-document', values.document)
  const facts = number ? [kind, number] : [values.name, values.birthDate, values.phone]
  return createHash('sha256').update(facts.map(String).join(' ')).digest('hex')
}

/** The event's fee at a moment plus paid services and options, in the race's currency. */
function feeOf({ raceId, itemId, values }: SentSubmission, kind: FormKind, moment: number): number {
  const edition = findRace(raceId)?.edition
  if (!edition) return 0
  return (edition.signup.forms[kind]?.fields ?? [])
    .map(specOf)
    .reduce(
      (sum, field) => sum + fieldPrice(field, fromApi(field, values[field.key])),
      feeAt(edition, itemId, moment),
    )
}

/** The state of a free sign-up, in place of `toPay`. */
function withoutFee(kind: FormKind, { raceId, itemId }: SentSubmission): SignupState {
  if (kind === 'direct') return 'directEntry'
  const race = findRace(raceId)
  const isDrawn = !race || itemOf(race.edition, itemId).entryMode === 'ballot'
  return isDrawn ? 'submitted' : 'confirmed'
}

/** The number of a sign-up in the database, whose `no` is its row. */
export const signupNoOf = ({ edition, year }: Pick<Race, 'edition' | 'year'>, { no }: Row) =>
  `${edition.prefix}${year % 100}${FIRST_NO + Number(no)}`

/** A sign-up as shown to its owner at a moment (epoch ms). */
function toShownSignup(fallback: Edition, row: Row, consents: Row[], moment: number) {
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
    ...localizedFields('itemName', item.name),
    name: submittedIn(row).name,
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
export type ShownSignup = ReturnType<typeof toShownSignup>

const limitsOf = (raceId: string) => signupLimits(findRace(raceId)?.edition.config.race)

/** Additions follow each other, so that two at once cannot go beyond a limit. */
let lastAddition: Promise<unknown> = Promise.resolve()

/** Store of sign-ups, as many per account and person as the race allows. */
export function signupStore({ database, clock, edition }: SandboxContext) {
  const list = async (where: string, args: string[]) => {
    const [found, consents] = await database.batch([
      {
        sql: `SELECT rowid AS no, * FROM signups WHERE ${where} ORDER BY submittedAt DESC, rowid DESC`,
        args,
      },
      `SELECT * FROM signupConsents`,
    ])
    return (found?.rows ?? []).map((row) =>
      toShownSignup(edition, row, consents?.rows ?? [], clock.now()),
    )
  }

  /** Sign-ups of a race that count for its limits: all but those that have lapsed. */
  async function loadCounted(raceId: string): Promise<Row[]> {
    const race = findRace(raceId)
    const sql = 'SELECT * FROM signups WHERE raceId = ?'
    const { rows } = await database.execute({ sql, args: [raceId] })
    const moment = clock.now()
    return rows.filter((row) => !race || stateAt(race.edition, row, moment).state !== 'withdrawn')
  }

  /** Why this account or person cannot have the sign-up; undefined if it can. */
  async function conflict(accountId: string, sent: SentSubmission) {
    const { perAccount, perPerson } = limitsOf(sent.raceId)
    const signups = await loadCounted(sent.raceId)
    const key = personKey(sent)
    const ofPerson = signups.filter(({ documentKey }) => documentKey === key)
    const same = ofPerson.find(({ itemId }) => itemId === sent.itemId)
    if (same) {
      const isOwn = same.accountId === accountId
      return isOwn ? signupErrors.alreadySignedUp : signupErrors.documentTaken
    }
    if (ofPerson.length >= perPerson) return signupErrors.documentTaken
    const ofAccount = signups.filter((row) => row.accountId === accountId)
    if (ofAccount.length >= perAccount) return signupErrors.accountFull
    return invitationFault(findRace(sent.raceId)?.edition.signup, sent, signups)
  }

  /** Id of a sign-up already created by the same submission. */
  async function findSubmitted(accountId: string, submitKey: string): Promise<string | undefined> {
    const sql = 'SELECT signupId FROM signups WHERE accountId = ? AND submitKey = ?'
    const row = (await database.execute({ sql, args: [accountId, submitKey] })).rows[0]
    return row && textOf(row.signupId)
  }

  async function insert(
    accountId: string,
    kind: FormKind,
    sent: SentSubmission,
    state: SignupState = 'toPay',
  ) {
    const { raceId, itemId, submitKey, consents, values } = sent
    const submitted = await findSubmitted(accountId, submitKey)
    if (submitted) return submitted
    const refused = await conflict(accountId, sent)
    if (refused) return refused
    const now = clock.now()
    const id = randomBytes(12).toString('hex')
    const fee = feeOf(sent, kind, now)
    const first = fee === 0 && state === 'toPay' ? withoutFee(kind, sent) : state
    const facts = [id, accountId, raceId, itemId, kind, first, fee, submitKey]
    await database.batch(
      [
        {
          sql: 'INSERT INTO signups VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)',
          args: [...facts, personKey(sent), JSON.stringify(values), now, now],
        },
        ...consents.map(({ policyId, version, agreedAt }) => ({
          sql: 'INSERT INTO signupConsents VALUES (?, ?, ?, ?, NULL) ON CONFLICT DO NOTHING',
          args: [id, policyId, version, agreedAt],
        })),
      ],
      'write',
    )
    return id
  }

  return {
    conflict,
    known: findSubmitted,
    counted: loadCounted,

    /** Adds a sign-up and returns its id, or the error that prevents it. */
    add: (...added: Parameters<typeof insert>) => {
      const result = lastAddition.then(() => insert(...added))
      lastAddition = result.catch(() => undefined)
      return result
    },

    /** Sign-ups of an account, newest first. */
    ofAccount: (accountId: string, raceId: string) =>
      list('accountId = ? AND raceId = ?', [accountId, raceId]),
    all: () => list('1 = 1', []),
    find: async (signupId: string) => (await list('signupId = ?', [signupId]))[0],

    /** Sets a sign-up's state. A payment is stored with its time. */
    async move(signupId: string, state: string): Promise<void> {
      const sql = `UPDATE signups SET state = :state, changedAt = :now,
                   paidAt = CASE WHEN fee > 0 AND :state IN ('paid', 'directEntry', 'confirmed') THEN coalesce(paidAt, :now)
                                 WHEN :state = 'toPay' THEN NULL ELSE paidAt END
                   WHERE signupId = :signupId`
      await database.execute({ sql, args: { state, signupId, now: clock.now() } })
    },

    /** Deletes everything an account has submitted. */
    async forget(accountId: string): Promise<void> {
      const idsOfAccount = 'SELECT signupId FROM signups WHERE accountId = ?'
      const statements = [
        `DELETE FROM signupConsents WHERE signupId IN (${idsOfAccount})`,
        `DELETE FROM supportingDocuments WHERE signupId IN (${idsOfAccount})`,
        'DELETE FROM signups WHERE accountId = ?',
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
      const sql = `UPDATE signupConsents SET withdrawnAt = coalesce(withdrawnAt, ?)
                   WHERE signupId = (SELECT signupId FROM signups WHERE signupId = ? AND accountId = ?)
                   AND policyId = ? RETURNING withdrawnAt`
      const args = [clock.now(), signupId, accountId, policyId]
      const row = (await database.execute({ sql, args })).rows[0]
      return row && timeOf(edition, row.withdrawnAt)
    },
  }
}
