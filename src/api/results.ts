import * as v from 'valibot'
import { flag, listOf, number, text } from '../lib/parse.ts'
import type { Patience } from '../lib/retryBusy.ts'
import { isBusy } from './busy.ts'
import { callBytes } from './callBytes.ts'
import { call } from './client.ts'
import type { Export } from './lookupCodes.ts'
import { patiently } from './lookups.ts'
import { raceCenterPaths } from './raceCenterPaths.ts'
import { publication, resultRow } from './score.ts'

const resultsPage = v.object({
  ...publication,
  total: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
  results: listOf(resultRow),
})
export type ResultsPage = v.InferOutput<typeof resultsPage>

export interface ResultsQuery extends Patience {
  raceId: string
  /** From 1. */
  page: number
  size: number
  itemId?: string
  /** `Sex`. */
  sex?: number
}

/** A page of the results list, masked and without those who asked to be left out. */
export function fetchResults(asked: ResultsQuery): Promise<ResultsPage> {
  const { raceId, page, size, itemId = '', sex, signal } = asked
  return patiently(
    () =>
      call({
        centre: 'race',
        path: raceCenterPaths.results,
        query: {
          raceId,
          page: String(page),
          size: String(size),
          item: itemId,
          sex: sex === undefined ? '' : String(sex),
        },
        isQuiet: isBusy,
        answer: resultsPage,
        ...(signal && { signal }),
      }),
    asked,
  )
}

const checkedCertificate = v.object({
  isGenuine: flag,
  raceName: text,
  raceNameEn: text,
  itemId: text,
  /** Masked. */
  name: text,
  bib: text,
  gunSeconds: number,
  netSeconds: number,
  place: number,
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  issuedAt: text,
  isOfficial: flag,
})

/** Whether the code on a certificate is one that the organiser gave out, and for what. */
export const checkCertificate = (code: string, patience: Patience = {}) =>
  patiently(
    () =>
      call({
        centre: 'race',
        path: raceCenterPaths.certificateCheck,
        query: { code },
        isQuiet: isBusy,
        answer: checkedCertificate,
        ...(patience.signal && { signal: patience.signal }),
      }),
    patience,
  )

/** A file for everybody (spec §7 "Export download"). Throws `NoDataError` when it is empty. */
export function fetchExport(asked: Patience & { raceId: string; type: Export }) {
  const { raceId, type, signal } = asked
  return patiently(
    () =>
      callBytes({
        centre: 'race',
        path: raceCenterPaths.export,
        query: { raceId, type },
        ...(signal && { signal }),
      }),
    asked,
  )
}
