import { randomBytes, randomInt } from 'node:crypto'
import { textOf } from '../database.ts'
import type { World } from '../world.ts'
import { drawHumanPicture, HEIGHT, PIECE, WIDTH } from './humanPicture.ts'

const LIFE_MS = 3 * 60_000
/** How far beside the gap, in pixels, the piece may stand. */
const TOLERANCE = 5
/** The gap lies off the piece's start and inside the picture. */
const MARGIN = 12
const IN_INBOX = 100

const newId = () => randomBytes(16).toString('hex')

export interface SentProof {
  nc_token: string
  scene: string
  sessionId: string
  sig: string
  cloudType: string
}

/** The human checks: a challenge is good for one answer, what it proves for one code. */
export function humanChecks({ database, clock, stage }: World) {
  const takeOnce = async (sql: string, args: (string | number)[]) =>
    (await database.execute({ sql, args })).rowsAffected === 1

  return {
    async challenge(scene: string) {
      const now = clock.now()
      const id = newId()
      const answer = randomInt(PIECE + MARGIN, WIDTH - PIECE - MARGIN)
      const pieceTop = randomInt(MARGIN, HEIGHT - PIECE - MARGIN)
      await database.batch(
        [
          { sql: 'DELETE FROM humanChecks WHERE expiresAt < ?', args: [now - LIFE_MS] },
          {
            sql: 'INSERT INTO humanChecks VALUES (?, ?, ?, ?)',
            args: [id, scene, answer, now + LIFE_MS],
          },
        ],
        'write',
      )
      const drawn = drawHumanPicture(answer, pieceTop)
      return { id, ...drawn, width: WIDTH, height: HEIGHT, pieceSize: PIECE, pieceTop }
    },

    /** A proof when the piece stands in the gap. Right or wrong, the challenge is over. */
    async verify(id: string, x: number) {
      const sql = 'DELETE FROM humanChecks WHERE id = ? RETURNING *'
      const row = (await database.execute({ sql, args: [id] })).rows[0]
      const now = clock.now()
      if (!row || Number(row.expiresAt) <= now) return undefined
      if (Math.abs(Number(row.answer) - x) > TOLERANCE) return undefined
      const proof = { nc_token: newId(), sessionId: newId(), sig: newId() }
      const args = [proof.sessionId, proof.sig, proof.nc_token, textOf(row.scene), now + LIFE_MS, 1]
      await database.execute({ sql: 'INSERT INTO humanProofs VALUES (?, ?, ?, ?, ?, ?)', args })
      return proof
    },

    /** Whether a proof is good; it is not a second time. */
    async accept({ nc_token, scene, sessionId, sig, cloudType }: SentProof): Promise<boolean> {
      const about = [sessionId, sig, nc_token, scene]
      // The sandbox cannot ask Aliyun, and believes whatever is told for the first time.
      if (stage.humanCheck.kind === 'aliyun' && cloudType === 'aliyun') {
        const isWhole = about.every((part) => part !== '')
        const sql = 'INSERT INTO humanProofs VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING'
        return isWhole && takeOnce(sql, [...about, clock.now() + LIFE_MS])
      }
      const sql = `UPDATE humanProofs SET isOpen = 0 WHERE sessionId = ? AND sig = ?
                   AND ncToken = ? AND scene = ? AND expiresAt > ? AND isOpen = 1`
      return takeOnce(sql, [...about, clock.now()])
    },

    /** Where the open challenges' pieces belong, the newest first. */
    async inbox() {
      const sql = `SELECT id, answer FROM humanChecks WHERE expiresAt > ?
                   ORDER BY rowid DESC LIMIT ${IN_INBOX}`
      return (await database.execute({ sql, args: [clock.now()] })).rows.map((row) => ({
        id: textOf(row.id),
        answer: Number(row.answer),
      }))
    },
  }
}
