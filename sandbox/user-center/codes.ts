import { randomBytes, randomInt } from 'node:crypto'
import { cleanInput } from '#domain/cleanInput.ts'
import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'
import { type Refusal, errors } from './errors.ts'

const LIFE_MS = 5 * 60_000
const DIGITS = 6
/** The code becomes invalid after this many wrong attempts. */
const MAX_WRONG = 5
const MAX_IN_INBOX = 100

interface Given {
  destination: string
  scene: string
  code: string
  /** If the call includes the token returned on sending, it must match too. */
  verificationToken?: string
}

const newId = () => randomBytes(16).toString('hex')

/** Codes "sent" by text message and e-mail, each valid for one destination, scene and use. */
export function codes({ database, clock, edition }: SandboxContext) {
  const close = async (id: string) => {
    const sql = 'UPDATE codes SET isOpen = 0 WHERE id = ? AND isOpen = 1'
    return (await database.execute({ sql, args: [id] })).rowsAffected === 1
  }

  return {
    /** Sends a code. An earlier one for the same destination and scene becomes invalid. */
    async send(destination: string, scene: string) {
      const sent = { captchaCode: newId(), verificationToken: newId() }
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const now = clock.now()
      const about = [destination, scene]
      const { captchaCode, verificationToken } = sent
      const { sms, emailSubject } = edition.messages
      const message = (destination.includes('@') ? emailSubject : sms).replace('{code}', code)
      const row = [captchaCode, ...about, code, verificationToken, now, now + LIFE_MS, message]
      await database.batch(
        [
          { sql: 'UPDATE codes SET isOpen = 0 WHERE destination = ? AND scene = ?', args: about },
          { sql: 'INSERT INTO codes VALUES (?, ?, ?, ?, ?, ?, ?, 0, 1, ?)', args: row },
        ],
        'write',
      )
      return sent
    },

    /** Checks a code. Call `use` to use it up once everything else is valid. */
    async check(given: Given): Promise<Refusal | { use: () => Promise<boolean> }> {
      const sql = 'SELECT * FROM codes WHERE destination = ? AND scene = ? AND isOpen = 1'
      const found = await database.execute({ sql, args: [given.destination, given.scene] })
      const row = found.rows[0]
      if (!row) return errors.codeWrong
      const id = textOf(row.id)
      if (Number(row.expiresAt) <= clock.now() || Number(row.wrong) >= MAX_WRONG) {
        return errors.codeExpired
      }
      const { verificationToken = row.verificationToken } = given
      if (
        row.code === cleanInput('code', given.code) &&
        row.verificationToken === verificationToken
      ) {
        return { use: () => close(id) }
      }
      const count = 'UPDATE codes SET wrong = wrong + 1 WHERE id = ?'
      await database.execute({ sql: count, args: [id] })
      return errors.codeWrong
    },

    /** Sent codes, the last one first, whatever the clock was set to. */
    async inbox() {
      const sql = `SELECT * FROM codes ORDER BY rowid DESC LIMIT ${MAX_IN_INBOX}`
      return (await database.execute(sql)).rows.map((row) => ({
        to: textOf(row.destination),
        code: textOf(row.code),
        scene: textOf(row.scene),
        message: textOf(row.message),
        at: new Date(Number(row.sentAt)).toISOString(),
      }))
    },
  }
}
