import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { listOf, requiredText, text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
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

/** Earlier races, newest first. */
export const fetchPastEvents = (signal?: AbortSignal) =>
  call({
    service: 'race',
    path: signupPaths.pastEvents,
    schema: listOf(pastEvent),
    signal,
  })

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
    service: 'race',
    path: signupPaths.verifyScore,
    json: { ...credentials, ...(captchaToken && consumeCaptchaToken(captchaToken)) },
    schema: v.object({ finishes: listOf(finish) }),
    signal,
  })
  return finishes
}
