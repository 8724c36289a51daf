import { randomBytes, randomInt } from 'node:crypto'
import { textOf } from '../database.ts'
import type { World } from '../world.ts'
import { type Refusal, refusals } from './refusals.ts'

const LIFE_MS = 5 * 60_000
const DIGITS = 6
/** So many wrong ones, and the code is void. */
const MAX_WRONG = 5
const IN_INBOX = 100

interface Given {
  destination: string
  scene: string
  code: string
  /** Where the call carries what the sending answered, both have to fit. */
  verificationToken?: string
}

const newId = () => randomBytes(16).toString('hex')

/** The codes "sent" by text message and e-mail: each for one destination, one scene and one use. */
export function codes({ database, clock }: World) {
  const close = async (id: string) => {
    const sql = 'UPDATE codes SET isOpen = 0 WHERE id = ? AND isOpen = 1'
    return (await database.execute({ sql, args: [id] })).rowsAffected === 1
  }

  return {
    /** Sends a code; an earlier one for the same is void. */
    async send(destination: string, scene: string) {
      const sent = { captchaCode: newId(), verificationToken: newId() }
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const now = clock.now()
      const about = [destination, scene]
      const { captchaCode, verificationToken } = sent
      const row = [captchaCode, ...about, code, verificationToken, now, now + LIFE_MS]
      await database.batch(
        [
          { sql: 'UPDATE codes SET isOpen = 0 WHERE destination = ? AND scene = ?', args: about },
          { sql: 'INSERT INTO codes VALUES (?, ?, ?, ?, ?, ?, ?, 0, 1)', args: row },
        ],
        'write',
      )
      return sent
    },

    /** Whether a code is right; a right one is used up by `use` once all else is in order. */
    async check(given: Given): Promise<Refusal | { use: () => Promise<boolean> }> {
      const sql = 'SELECT * FROM codes WHERE destination = ? AND scene = ? AND isOpen = 1'
      const found = await database.execute({ sql, args: [given.destination, given.scene] })
      const row = found.rows[0]
      if (!row) return refusals.codeWrong
      const id = textOf(row.id)
      if (Number(row.expiresAt) <= clock.now() || Number(row.wrong) >= MAX_WRONG) {
        return refusals.codeExpired
      }
      const { verificationToken = row.verificationToken } = given
      if (row.code === given.code.trim() && row.verificationToken === verificationToken) {
        return { use: () => close(id) }
      }
      const count = 'UPDATE codes SET wrong = wrong + 1 WHERE id = ?'
      await database.execute({ sql: count, args: [id] })
      return refusals.codeWrong
    },

    /** What was sent, the newest first. */
    async inbox() {
      const sql = `SELECT * FROM codes ORDER BY sentAt DESC, rowid DESC LIMIT ${IN_INBOX}`
      return (await database.execute(sql)).rows.map((row) => ({
        to: textOf(row.destination),
        code: textOf(row.code),
        scene: textOf(row.scene),
        at: new Date(Number(row.sentAt)).toISOString(),
      }))
    },
  }
}
