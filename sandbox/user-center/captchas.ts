import { randomBytes, randomInt } from 'node:crypto'
import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'
import { drawCaptchaPicture, HEIGHT, PIECE, WIDTH } from './captchaPicture.ts'
import { makeCaptchaQuestion, readCaptchaAnswer } from './captchaQuestion.ts'

const LIFE_MS = 3 * 60_000
/** Tolerance for the piece's position, in pixels. */
const TOLERANCE = 5
/** Minimum distance of the gap from the piece's start and from the picture's edges. */
const MARGIN = 12
const MAX_IN_INBOX = 100

const newId = () => randomBytes(16).toString('hex')

export interface SentToken {
  nc_token: string
  scene: string
  sessionId: string
  sig: string
  cloudType: string
}

/** Where the piece was dropped, or the typed answer. */
export type SentAnswer = { x: number } | { answer: string }

const isRight = (answer: number, sent: SentAnswer) =>
  'x' in sent ? Math.abs(answer - sent.x) <= TOLERANCE : answer === readCaptchaAnswer(sent.answer)

/** Captchas: a challenge accepts one answer, and its token is valid for one call. */
export function captchas({ database, clock, environment }: SandboxContext) {
  const takeOnce = async (sql: string, args: (string | number)[]) =>
    (await database.execute({ sql, args })).rowsAffected === 1

  const storeChallenge = async (kind: 'picture' | 'question', scene: string, answer: number) => {
    const now = clock.now()
    const id = newId()
    await database.batch(
      [
        {
          sql: 'INSERT INTO captchaChallenges VALUES (?, ?, ?, ?, ?)',
          args: [id, kind, scene, answer, now + LIFE_MS],
        },
      ],
      'write',
    )
    return id
  }

  return {
    /** Creates a picture challenge. */
    async challenge(scene: string) {
      const left = randomInt(PIECE + MARGIN, WIDTH - PIECE - MARGIN)
      const pieceTop = randomInt(MARGIN, HEIGHT - PIECE - MARGIN)
      const id = await storeChallenge('picture', scene, left)
      const drawn = drawCaptchaPicture(left, pieceTop)
      return { id, ...drawn, width: WIDTH, height: HEIGHT, pieceSize: PIECE, pieceTop }
    },

    /** Creates a text question, for visitors who cannot use the picture. */
    async question(scene: string) {
      const { answer, ...question } = makeCaptchaQuestion()
      return { id: await storeChallenge('question', scene, answer), ...question }
    },

    /** Returns a token for a correct answer. The challenge is used up either way. */
    async verify(id: string, sent: SentAnswer) {
      const sql = 'DELETE FROM captchaChallenges WHERE id = ? RETURNING *'
      const row = (await database.execute({ sql, args: [id] })).rows[0]
      const now = clock.now()
      if (!row || Number(row.expiresAt) <= now) return undefined
      const isOfKind = row.kind === ('x' in sent ? 'picture' : 'question')
      if (!isOfKind || !isRight(Number(row.answer), sent)) return undefined
      const token = { nc_token: newId(), sessionId: newId(), sig: newId() }
      const args = [token.sessionId, token.sig, token.nc_token, textOf(row.scene), now + LIFE_MS, 1]
      await database.execute({ sql: 'INSERT INTO captchaTokens VALUES (?, ?, ?, ?, ?, ?)', args })
      return token
    },

    /** Checks a token and uses it up. */
    async accept({ nc_token, scene, sessionId, sig, cloudType }: SentToken): Promise<boolean> {
      const about = [sessionId, sig, nc_token, scene]
      const closeToken = `UPDATE captchaTokens SET isOpen = 0 WHERE sessionId = ? AND sig = ?
                   AND ncToken = ? AND scene = ? AND expiresAt > ? AND isOpen = 1`
      if (await takeOnce(closeToken, [...about, clock.now()])) return true
      // The sandbox cannot query Aliyun, so it accepts any token the first time it is sent.
      if (environment.captcha.kind !== 'aliyun' || cloudType !== 'aliyun') return false
      const isWhole = about.every((part) => part !== '')
      const sql = 'INSERT INTO captchaTokens VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING'
      return isWhole && takeOnce(sql, [...about, clock.now() + LIFE_MS])
    },

    /** Answers to the open challenges (for a picture, the piece's position), newest first. */
    async inbox() {
      const sql = `SELECT id, answer FROM captchaChallenges WHERE expiresAt > ?
                   ORDER BY rowid DESC LIMIT ${MAX_IN_INBOX}`
      return (await database.execute({ sql, args: [clock.now()] })).rows.map((row) => ({
        id: textOf(row.id),
        answer: Number(row.answer),
      }))
    },
  }
}
