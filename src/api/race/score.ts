import * as v from 'valibot'
import {
  flag,
  listOf,
  neededNumber,
  neededText,
  notNegative,
  number,
  optional,
  text,
} from '#lib/parse.ts'

/** API values (spec §3 "Gender codes"); anything else is a sex that is not known or not stated. */
export const Sex = { male: 1, female: 2 } as const

export const SCORE_STATES = ['finished', 'dnf', 'dns', 'dsq'] as const
export type ScoreState = (typeof SCORE_STATES)[number]

const split = v.object({
  km: neededNumber,
  /**
   * Seconds since the gun, and since the runner's own start; undefined if the mat recorded none.
   */
  gunSeconds: notNegative,
  netSeconds: notNegative,
  /** The place by gun time among the runners who passed the mat. */
  place: number,
})

const place = optional(v.object({ place: neededNumber, of: number }))

const shared = {
  bib: text,
  itemId: text,
  /** Masked. */
  name: text,
  sex: number,
  /** Sex and age range, such as `M30-34`, `F-24`, `M65+`, or `X35-39` if the sex is not stated. */
  group: text,
  club: text,
  state: optional(v.picklist(SCORE_STATES)),
  /**
   * Why there is no place: `missingMat`, or the cause of a disqualification; '' without a reason.
   */
  reason: text,
  gunSeconds: notNegative,
  netSeconds: notNegative,
}

/**
 * When results were published and when they become final: `YYYY-MM-DD HH:mm:ss` in the race's time zone.
 */
export const publication = { isOfficial: flag, publishedAt: text, officialAt: text }

/** A runner's score (query type 4). Places go by gun time; net time is given in addition. */
export const scoreSchema = v.object({
  ...shared,
  ...publication,
  raceId: text,
  year: number,
  splits: listOf(split),
  /** Mats that did not record the runner: there is a time then, but no place. */
  missingMats: listOf(neededNumber),
  places: v.fallback(v.object({ overall: place, sex: place, group: place }), {}),
  isRecord: flag,
  recordBonus: number,
  /** '' if there is no certificate. */
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
