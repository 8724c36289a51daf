import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { listOf, requiredText, text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { type CaptchaToken, consumeCaptchaToken } from '../user/captcha.ts'
import { signupPaths } from './signupPaths.ts'

const distance = v.picklist(['marathon', 'half'])
export type FinishKind = v.InferOutput<typeof distance>

const pastEvent = v.object({
  eventId: requiredText,
  ...localizedText('name'),
  /** `YYYY-MM-DD`. */
  date: text,
  distances: listOf(distance),
})
export type PastEvent = v.InferOutput<typeof pastEvent>

export const pastEvents = {
  service: 'race',
  path: signupPaths.pastEvents,
  schema: listOf(pastEvent),
} as const satisfies Endpoint

/** Earlier races, newest first. */
export const fetchPastEvents = (signal?: AbortSignal) => call({ ...pastEvents, signal })

const finish = v.object({
  /** The id that a submission refers to. */
  verificationId: requiredText,
  eventId: text,
  ...localizedText('eventName'),
  distance,
  /** `YYYY-MM-DD`. */
  date: text,
  netTime: text,
})
export type VerifiedFinish = v.InferOutput<typeof finish>

export const scoreVerification = {
  service: 'race',
  path: signupPaths.verifyScore,
  schema: v.object({ finishes: listOf(finish) }),
} as const satisfies Endpoint

/**
 * Searches earlier finishes by name and document number, or by name and bib of an event. `captchaToken` is
 * required if the service asks for a captcha (spec §17).
 */
export async function verifyScore(
  credentials: { raceId: string; name: string } & (
    | { documentNumber: string }
    | { eventId: string; bib: string }
  ),
  { captchaToken, signal }: { captchaToken?: CaptchaToken; signal?: AbortSignal } = {},
): Promise<VerifiedFinish[]> {
  const { finishes } = await call({
    ...scoreVerification,
    json: { ...credentials, ...(captchaToken && consumeCaptchaToken(captchaToken)) },
    signal,
  })
  return finishes
}
