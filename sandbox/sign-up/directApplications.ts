import type { Row } from '@libsql/client'
import * as v from 'valibot'
import type { DirectChannel } from '../../src/api/directEntry.ts'
import { textOf } from '../database.ts'
import type { World } from '../world.ts'
import { payAddress, signUps, timeOf } from './signUps.ts'
import { type SentSubmission, signUpRefusals, submissionBody } from './submission.ts'

/** Spec §4 "Qualification"; `toSubmit` is having none. */
export const AUDIT = { toSubmit: 0, submitted: 1, approved: 2, rejected: 3 } as const

const REASON = {
  reason: '证明材料不清晰，请重新上传后再次提交。',
  reasonEn: 'The proof cannot be read. Please upload it again and submit once more.',
}

const statusOf = (row: Row | undefined) => Number(row?.status ?? AUDIT.toSubmit)

/** The applications for direct entry, one an account. */
export function directApplications(world: World) {
  const { database, clock } = world
  const store = signUps(world)
  const rowOf = async (accountId: string, raceId: string) => {
    const sql = 'SELECT * FROM directApplications WHERE accountId = ? AND raceId = ?'
    return (await database.execute({ sql, args: [accountId, raceId] })).rows[0]
  }

  return {
    /** Where the account's application stands. */
    async state(accountId: string, raceId: string, isEnded: boolean) {
      const row = await rowOf(accountId, raceId)
      const status = statusOf(row)
      const known =
        status === AUDIT.approved && (await store.known(accountId, textOf(row?.submitKey)))
      const signUp = known ? await store.find(known) : undefined
      return {
        accountId,
        status,
        isEnded,
        channel: textOf(row?.channel),
        itemId: textOf(row?.itemId),
        ...(status === AUDIT.rejected ? REASON : { reason: '', reasonEn: '' }),
        changedAt: timeOf(row?.changedAt),
        payUrl: signUp?.state === 'toPay' ? payAddress(signUp.signupId) : '',
      }
    },

    /** Whether this very application has come in before. */
    async isKnown(accountId: string, { raceId, submitKey }: SentSubmission): Promise<boolean> {
      return textOf((await rowOf(accountId, raceId))?.submitKey) === submitKey
    },

    /** Takes an application; a rejected one may come again. Says what stands in its way. */
    async apply(accountId: string, channel: DirectChannel, sent: SentSubmission) {
      const sql = `INSERT INTO directApplications VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                   ON CONFLICT DO UPDATE SET status = excluded.status, channel = excluded.channel,
                     itemId = excluded.itemId, submitKey = excluded.submitKey,
                     body = excluded.body, changedAt = excluded.changedAt
                   WHERE directApplications.status = ?`
      const { raceId, itemId, submitKey } = sent
      const facts = [accountId, raceId, AUDIT.submitted, channel, itemId, submitKey]
      const args = [...facts, JSON.stringify(sent), clock.now(), AUDIT.rejected]
      const { rowsAffected } = await database.execute({ sql, args })
      const isTaken = rowsAffected === 1 || (await this.isKnown(accountId, sent))
      return isTaken ? undefined : signUpRefusals.alreadyApplied
    },

    /** The operator's judgement; who is approved has a sign-up to pay for. */
    async judge(accountId: string, raceId: string, status: number): Promise<void> {
      const row = await rowOf(accountId, raceId)
      if (!row) return
      const sql =
        'UPDATE directApplications SET status = ?, changedAt = ? WHERE accountId = ? AND raceId = ?'
      await database.execute({ sql, args: [status, clock.now(), accountId, raceId] })
      const body: unknown = JSON.parse(textOf(row.body))
      if (status === AUDIT.approved)
        await store.add(accountId, 'direct', v.parse(submissionBody, body))
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
        changedAt: timeOf(row.changedAt),
      }))
    },
  }
}
