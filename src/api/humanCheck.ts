import * as v from 'valibot'
import { number, text } from '../lib/parse.ts'
import { call } from './client.ts'
import { paths } from './paths.ts'

/** What a code is asked for. */
export type Scene = 'login' | 'register' | 'reset'

/** That a human check was passed; the account centre takes it once. */
export interface HumanProof {
  nc_token: string
  scene: Scene
  sessionId: string
  sig: string
}

const spent = new WeakSet<HumanProof>()

/** The fields of a proof for the wire. A proof that was given out is worth nothing (spec §5). */
export function spend(proof: HumanProof): HumanProof {
  if (spent.has(proof)) throw new Error('a human check is good for one code')
  spent.add(proof)
  return { ...proof }
}

/** Where the site's own slider has to go: `picture` has a gap, from whose left end `answer` counts. */
const challengeSchema = v.object({
  id: text,
  /** Addresses (`data:`) of the picture and of the piece that was cut out of it. */
  picture: text,
  piece: text,
  width: number,
  height: number,
  pieceSize: number,
  /** How far below the picture's top the piece stands. */
  pieceTop: number,
})
export type HumanChallenge = v.InferOutput<typeof challengeSchema>

/** A picture with a gap, for the site's own slider. It is good for one answer. */
export const fetchHumanChallenge = (scene: Scene, signal?: AbortSignal) =>
  call({
    centre: 'user',
    path: paths.humanChallenge,
    json: { scene },
    quiet: 'all',
    answer: challengeSchema,
    ...(signal && { signal }),
  })

/** Asks whether the piece stands in the gap; `x` is its left end in pixels of the picture. */
export async function verifyHumanChallenge(
  { id, x, scene }: { id: string; x: number; scene: Scene },
  signal?: AbortSignal,
): Promise<HumanProof> {
  const proof = await call({
    centre: 'user',
    path: paths.humanVerify,
    json: { id, x },
    quiet: 'all',
    answer: v.object({ nc_token: text, sessionId: text, sig: text }),
    ...(signal && { signal }),
  })
  return { ...proof, scene }
}
