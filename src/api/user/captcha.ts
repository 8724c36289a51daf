import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { number, required, requiredText, text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { captchaPicture, MAX_WIDTH } from './captchaPicture.ts'
import { userPaths } from './paths.ts'

/** What a captcha is for: sending a code, or a login after wrong passwords. */
export type Scene = 'login' | 'register' | 'reset'

/** Shows that a captcha was passed. The account service accepts it once. */
export interface CaptchaToken {
  nc_token: string
  scene: Scene
  sessionId: string
  sig: string
}

const usedTokens = new WeakSet<CaptchaToken>()

/** The token's fields as sent to the API. A token can be used once only (spec §5). */
export function consumeCaptchaToken(captchaToken: CaptchaToken): CaptchaToken {
  if (usedTokens.has(captchaToken)) throw new Error('a captcha token can be used once')
  usedTokens.add(captchaToken)
  return { ...captchaToken }
}

/** Challenge of the site's own slider. Lengths are pixels of the picture. */
const challengeSchema = v.pipe(
  v.object({
    id: requiredText,
    /** The picture, and the piece that was cut out of it. */
    picture: captchaPicture,
    piece: captchaPicture,
    width: required(number),
    height: required(number),
    pieceSize: required(number),
    /** Distance of the piece from the top of the picture. */
    pieceTop: required(number),
  }),
  v.check(
    ({ width, height, pieceSize, pieceTop }) =>
      width <= MAX_WIDTH &&
      pieceSize > 0 &&
      pieceSize < width &&
      pieceTop >= 0 &&
      pieceTop + pieceSize <= height,
  ),
)
export type CaptchaChallenge = v.InferOutput<typeof challengeSchema>

export const captchaChallenge = {
  service: 'user',
  path: userPaths.captchaChallenge,
  schema: challengeSchema,
} as const satisfies Endpoint

/** Loads a picture with a gap for the site's own slider. It is valid for one answer. */
export const fetchCaptchaChallenge = (scene: Scene, signal?: AbortSignal) =>
  call({ ...captchaChallenge, json: { scene }, silent: 'all', signal })

export const captchaQuestion = {
  service: 'user',
  path: userPaths.captchaChallenge,
  schema: v.object({ id: requiredText, ...localizedText('question'), question: requiredText }),
} as const satisfies Endpoint

/**
 * Loads a text question for visitors who cannot see or drag the piece. It is valid for one answer.
 */
export const fetchCaptchaQuestion = (scene: Scene, signal?: AbortSignal) =>
  call({ ...captchaQuestion, json: { scene, kind: 'question' }, silent: 'all', signal })

/** Where the piece was dropped (its left edge, in pixels of the picture), or the typed answer. */
export type CaptchaAnswer = { x: number } | { answer: string }

export const captchaVerify = {
  service: 'user',
  path: userPaths.captchaVerify,
  schema: v.object({ nc_token: text, sessionId: text, sig: text }),
} as const satisfies Endpoint

/** Verifies the answer to a challenge. Throws a `ServiceError` if it is wrong. */
export async function verifyCaptcha(
  { id, scene, ...answer }: CaptchaAnswer & { id: string; scene: Scene },
  signal?: AbortSignal,
): Promise<CaptchaToken> {
  const token = await call({ ...captchaVerify, json: { id, ...answer }, silent: 'all', signal })
  return { ...token, scene }
}
