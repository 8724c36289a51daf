import * as v from 'valibot'
import { isRaceTime } from '#domain/raceDates.ts'
import {
  flag,
  listOf,
  nonNegative,
  number,
  optional,
  positive,
  required,
  requiredText,
  text,
  wholeNumber,
} from '#lib/parse.ts'

export const RESULT_STATES = ['finished', 'dnf', 'dns', 'dsq'] as const
export type ResultState = (typeof RESULT_STATES)[number]

const split = v.object({
  /** 0 at the start. */
  km: required(nonNegative),
  /**
   * Seconds since the gun, and since the runner's own start; undefined if the mat recorded none.
   */
  gunSeconds: nonNegative,
  netSeconds: nonNegative,
  /** The place by gun time among the runners who passed the mat. */
  place: wholeNumber(1),
})

/** Where a mat lies, in metres: services write the kilometres of one mat with more or fewer decimals. */
export const matMetres = (km: number): number => Math.round(km * 1000)

/** Mats in the order of the course, the first of each place, whatever order they were sent in. */
function uniqueMats<T>(mats: T[], kmOf: (mat: T) => number): T[] {
  const at = mats.map((mat) => matMetres(kmOf(mat)))
  return mats
    .filter((_, index) => at.indexOf(at[index] ?? 0) === index)
    .toSorted((a, b) => kmOf(a) - kmOf(b))
}

const place = optional(
  v.pipe(
    v.object({ place: required(wholeNumber(1)), of: wholeNumber(1) }),
    // A place cannot be higher than the number of runners: that number is then wrong.
    v.transform(({ place: position, of }) => ({
      place: position,
      of: of && of >= position ? of : undefined,
    })),
  ),
)

const shared = {
  bib: text,
  itemId: text,
  /** Masked. */
  name: text,
  sex: number,
  /** Sex and age range, such as `M30-34`, `F-24`, `M65+`, or `X35-39` if the sex is not stated. */
  group: text,
  club: text,
  state: optional(v.picklist(RESULT_STATES)),
  /**
   * Why there is no place: `missingMat`, or the cause of a disqualification; '' without a reason.
   */
  reason: text,
  /** A finish time of 0 is impossible, so it counts as missing. */
  gunSeconds: positive,
  netSeconds: positive,
}

/** `YYYY-MM-DD HH:mm:ss` in the race's time zone; '' if it cannot be read. */
export const raceTime = v.pipe(
  text,
  v.transform((value) => (isRaceTime(value) ? value : '')),
)

/** When results were published and when they become final. */
export const publication = { isOfficial: flag, publishedAt: raceTime, officialAt: raceTime }

/** A runner's score (query type 4). Places go by gun time; net time is given in addition. */
export const runnerResultSchema = v.object({
  ...shared,
  ...publication,
  raceId: text,
  year: wholeNumber(1),
  /** In the order of the course. */
  splits: v.pipe(
    listOf(split),
    v.transform((splits) => uniqueMats(splits, ({ km }) => km)),
  ),
  /** Mats that did not record the runner: there is a time then, but no place. */
  missingMats: v.pipe(
    listOf(required(nonNegative)),
    v.transform((mats) => uniqueMats(mats, (km) => km)),
  ),
  places: v.fallback(v.object({ overall: place, sex: place, group: place }), {}),
  isRecord: flag,
  recordBonus: positive,
  /** '' if there is no certificate. */
  certificateCode: text,
  /** Whether the runner asked to be left out of lists. */
  isHidden: flag,
})
export type RunnerResult = v.InferOutput<typeof runnerResultSchema>

export const resultRow = v.object({
  ...shared,
  bib: requiredText,
  place: wholeNumber(1),
  sexPlace: wholeNumber(1),
  groupPlace: wholeNumber(1),
})
export type ResultRow = v.InferOutput<typeof resultRow>
