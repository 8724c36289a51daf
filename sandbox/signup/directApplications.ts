import type { Row } from '@libsql/client'
import * as v from 'valibot'
import { type DirectChannel, DirectStatus } from '#api/race/signupCodes.ts'
import { requests } from '#api/requests.ts'
import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'
import { personKey, signupStore, timeOf } from './signups.ts'
import { type SentSubmission, signupErrors } from './submission.ts'

const REASON = {
  reason: '证明材料不清晰，请重新上传后再次提交。',
  reasonEn: 'The proof cannot be read. Upload it again and submit once more.',
}

const readBody = (body: unknown) =>
  v.parse(requests.signupSubmission.schema, JSON.parse(String(body)))

const statusOf = (row: Row | undefined) => Number(row?.status ?? DirectStatus.toSubmit)

/** Store of direct entry applications, one per account and race. */
export function directApplications(context: SandboxContext) {
  const { database, clock, edition } = context
  const store = signupStore(context)
  const rowOf = async (accountId: string, raceId: string) => {
    const sql = 'SELECT * FROM directApplications WHERE accountId = ? AND raceId = ?'
    return (await database.execute({ sql, args: [accountId, raceId] })).rows[0]
  }

  /** Whether another account's application for the same person waits for its decision. */
  async function isAppliedFor(accountId: string, sent: SentSubmission): Promise<boolean> {
    const { rows } = await database.execute({
      sql: `SELECT body FROM directApplications
            WHERE raceId = ? AND accountId <> ? AND status = ?`,
      args: [sent.raceId, accountId, DirectStatus.submitted],
    })
    const key = personKey(sent)
    return rows.some(({ body }) => personKey(readBody(body)) === key)
  }

  return {
    /** State of the account's application. */
    async state(accountId: string, raceId: string, isEnded: boolean) {
      const row = await rowOf(accountId, raceId)
      const status = statusOf(row)
      const known =
        status === DirectStatus.approved && (await store.known(accountId, textOf(row?.submitKey)))
      const signup = known ? await store.find(known) : undefined
      return {
        accountId,
        status,
        isEnded,
        channel: textOf(row?.channel),
        itemId: textOf(row?.itemId),
        ...(status === DirectStatus.rejected ? REASON : { reason: '', reasonEn: '' }),
        changedAt: timeOf(edition, row?.changedAt),
        signupNo: signup?.signupNo ?? '',
        signupState: signup && textOf(signup.state),
        payUrl: signup?.payUrl ?? '',
      }
    },

    /** Whether this submission has already been received. */
    async isKnown(accountId: string, { raceId, submitKey }: SentSubmission): Promise<boolean> {
      return textOf((await rowOf(accountId, raceId))?.submitKey) === submitKey
    },

    /**
     * Stores an application. A rejected one may be replaced. Returns the error if it is refused.
     */
    async apply(accountId: string, channel: DirectChannel, sent: SentSubmission) {
      const entered = await store.conflict(accountId, sent)
      if (entered) return entered
      if (await isAppliedFor(accountId, sent)) return signupErrors.documentTaken
      const sql = `INSERT INTO directApplications VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                   ON CONFLICT DO UPDATE SET status = excluded.status, channel = excluded.channel,
                     itemId = excluded.itemId, submitKey = excluded.submitKey,
                     body = excluded.body, changedAt = excluded.changedAt
                   WHERE directApplications.status = ?`
      const { raceId, itemId, submitKey } = sent
      const facts = [accountId, raceId, DirectStatus.submitted, channel, itemId, submitKey]
      const args = [...facts, JSON.stringify(sent), clock.now(), DirectStatus.rejected]
      const { rowsAffected } = await database.execute({ sql, args })
      const isTaken = rowsAffected === 1 || (await this.isKnown(accountId, sent))
      return isTaken ? undefined : signupErrors.alreadyApplied
    },

    /**
     * Records the operator's decision. Approval creates a sign-up to pay for; the error that
     * prevents this is returned, and the application stays as it is.
     */
    async judge(accountId: string, raceId: string, status: number) {
      const row = await rowOf(accountId, raceId)
      if (!row) return undefined
      if (status === DirectStatus.approved) {
        const added = await store.add(accountId, 'direct', readBody(row.body))
        if (typeof added !== 'string') return added
      }
      const sql =
        'UPDATE directApplications SET status = ?, changedAt = ? WHERE accountId = ? AND raceId = ?'
      await database.execute({ sql, args: [status, clock.now(), accountId, raceId] })
      return undefined
    },

    async all() {
      const { rows } = await database.execute(
        'SELECT * FROM directApplications ORDER BY changedAt DESC',
      )
      return rows.map((row) => ({
        accountId: textOf(row.accountId),
        raceId: textOf(row.raceId),
        status: statusOf(row),
        channel: textOf(row.channel),
        itemId: textOf(row.itemId),
        changedAt: timeOf(edition, row.changedAt),
      }))
    },
  }
}
