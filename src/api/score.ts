import * as v from 'valibot'
import { flag, listOf, neededText, number, text } from '../lib/parse.ts'

/** Wire values (spec §3 "Gender codes"). */
export const Sex = { male: 1, female: 2 } as const

export const SCORE_STATES = ['finished', 'dnf', 'dns', 'dsq'] as const
export type ScoreState = (typeof SCORE_STATES)[number]

const neededNumber = v.pipe(
  v.unknown(),
  v.transform((value) => v.parse(number, value)),
  v.number(),
)

const split = v.object({
  km: neededNumber,
  /** Seconds since the gun, and since the own start; undefined where the mat has nothing. */
  gunSeconds: number,
  netSeconds: number,
  /** By gun time, of those who passed the mat. */
  place: number,
})

const place = v.fallback(v.optional(v.object({ place: neededNumber, of: number })), undefined)

const shared = {
  bib: text,
  itemId: text,
  /** Masked. */
  name: text,
  sex: number,
  /** Sex and ages, such as `M30-34`, `F-24` or `M65+`. */
  group: text,
  club: text,
  state: v.fallback(v.optional(v.picklist(SCORE_STATES)), undefined),
  /** Why there is no place: `missingMat`, or what led to a disqualification; '' without a reason. */
  reason: text,
  gunSeconds: number,
  netSeconds: number,
}

/** When results came out and when they are final: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const publication = { isOfficial: flag, publishedAt: text, officialAt: text }

/** Score of one runner (query type 4). Places go by gun time, net time stands beside it. */
export const scoreSchema = v.object({
  ...shared,
  ...publication,
  raceId: text,
  year: number,
  splits: listOf(split),
  /** Mats that did not see the runner: then there is a time, but no place. */
  missingMats: listOf(neededNumber),
  places: v.fallback(v.object({ overall: place, sex: place, group: place }), {}),
  isRecord: flag,
  recordBonus: number,
  /** '' where there is no certificate. */
  certificateCode: text,
  /** Whether the runner asked to be left out of lists. */
  isHidden: flag,
})
export type Score = v.InferOutput<typeof scoreSchema>

export const resultRow = v.object({
  ...shared,
  bib: neededText,
  place: number,
  sexPlace: number,
  groupPlace: number,
})
export type ResultRow = v.InferOutput<typeof resultRow>
