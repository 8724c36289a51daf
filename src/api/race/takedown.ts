import * as v from 'valibot'
import { text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { NothingDoneError } from '../http/errors.ts'
import { type CaptchaToken, consumeCaptchaToken } from '../user/captcha.ts'
import { racePaths } from './paths.ts'
import type { TakedownReason } from './takedownReasons.ts'

const takedown = v.object({
  /** The reference number of the request. */
  requestId: text,
  /** The photo stays visible while a request waits for the organiser. */
  state: v.fallback(v.picklist(['waiting', 'takenDown']), 'waiting'),
})
export type Takedown = v.InferOutput<typeof takedown>

interface TakedownRequest {
  raceId: string
  photoId: string
  reason: TakedownReason
  /** What the visitor adds; may be ''. */
  details: string
}

const takedownCall = (path: string) =>
  ({ service: 'race', path, schema: takedown }) as const satisfies Endpoint
export const takedownRequest = takedownCall(racePaths.photoTakedown)
export const takedownConfirmation = takedownCall(racePaths.photoTakedownConfirm)

async function callTakedown(
  endpoint: typeof takedownRequest,
  json: Record<string, string>,
): Promise<Takedown> {
  const requested = await call({ ...endpoint, json })
  if (!requested.requestId) throw new NothingDoneError()
  return requested
}

/**
 * Requests that a photo be taken down. It is removed at once if the request comes from the entry's
 * account, otherwise it waits for the organiser.
 */
export const requestTakedown = (request: TakedownRequest) =>
  callTakedown(takedownRequest, { ...request })

export const takedownCode = {
  service: 'race',
  path: racePaths.photoTakedownCode,
  schema: v.object({ verificationToken: text }),
} as const satisfies Endpoint

/**
 * Sends a code to the entry's phone, whose number is not revealed. Returns the verification token.
 */
export async function sendTakedownCode({
  requestId,
  captchaToken,
}: {
  requestId: string
  captchaToken?: CaptchaToken
}) {
  const { verificationToken } = await call({
    ...takedownCode,
    json: { requestId, ...(captchaToken && consumeCaptchaToken(captchaToken)) },
  })
  if (!verificationToken) throw new NothingDoneError()
  return verificationToken
}

/** Confirms a waiting request with the code that was sent, which removes the photo. */
export const confirmTakedown = (confirmation: {
  requestId: string
  captcha: string
  verificationToken: string
}) => callTakedown(takedownConfirmation, confirmation)
