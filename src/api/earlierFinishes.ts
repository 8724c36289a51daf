import * as v from 'valibot'
import { listOf, neededText, text } from '../lib/parse.ts'
import { call } from './client.ts'
import { signUpPaths } from './signUpPaths.ts'

const distance = v.picklist(['marathon', 'half'])
export type FinishKind = v.InferOutput<typeof distance>

const pastEvent = v.object({
  eventId: neededText,
  name: text,
  nameEn: text,
  /** `YYYY-MM-DD`. */
  date: text,
  distances: listOf(distance),
})
export type PastEvent = v.InferOutput<typeof pastEvent>

/** Earlier races, the newest first. */
export const fetchPastEvents = (stop?: AbortSignal) =>
  call({
    centre: 'race',
    path: signUpPaths.pastEvents,
    answer: listOf(pastEvent),
    ...(stop && { signal: stop }),
  })

const finish = v.object({
  /** What a submission refers to. */
  verificationId: neededText,
  eventId: text,
  eventName: text,
  eventNameEn: text,
  distance,
  /** `YYYY-MM-DD`. */
  date: text,
  netTime: text,
})
export type VerifiedFinish = v.InferOutput<typeof finish>

/** Looks up earlier finishes by two facts: name and document number, or name and bib of an event. */
export async function verifyScore(
  facts: { raceId: string; name: string } & (
    { documentNumber: string } | { eventId: string; bib: string }
  ),
  stop?: AbortSignal,
): Promise<VerifiedFinish[]> {
  const { finishes } = await call({
    centre: 'race',
    path: signUpPaths.verifyScore,
    json: facts,
    answer: v.object({ finishes: listOf(finish) }),
    ...(stop && { signal: stop }),
  })
  return finishes
}
