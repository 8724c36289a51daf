import * as v from 'valibot'
import { flag, listOf, number, text } from '#lib/parse.ts'
import type { RetryOptions } from '#lib/retryWhenBusy.ts'
import { isBusy } from './busy.ts'
import { fetchBytes } from '../http/fetchBytes.ts'
import { call } from '../http/client.ts'
import type { Export } from './queryCodes.ts'
import { whenFree } from './queries.ts'
import { racePaths } from './paths.ts'
import { publication, resultRow } from './score.ts'
import type { Language } from '#i18n/languages.ts'
import { localizedText } from '#i18n/localizedText.ts'

const resultsPage = v.object({
  ...publication,
  total: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
  results: listOf(resultRow),
})
export type ResultsPage = v.InferOutput<typeof resultsPage>

export interface ResultsQuery extends RetryOptions {
  raceId: string
  /** Starts at 1. */
  page: number
  size: number
  itemId?: string
  /** A `Sex` value. */
  sex?: number
}

/** Loads a page of the results list: masked, and without runners who asked to be left out. */
export function fetchResults(requested: ResultsQuery): Promise<ResultsPage> {
  const { raceId, page, size, itemId = '', sex, signal } = requested
  return whenFree(
    () =>
      call({
        service: 'race',
        path: racePaths.results,
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
    requested,
  )
}

const checkedCertificate = v.object({
  isGenuine: flag,
  ...localizedText('raceName'),
  itemId: text,
  /** Masked. */
  name: text,
  bib: text,
  gunSeconds: number,
  netSeconds: number,
  place: number,
  sexPlace: number,
  /** `YYYY-MM-DD HH:mm:ss` in the race's time zone. */
  issuedAt: text,
  isOfficial: flag,
})

/** Checks whether the organiser issued the code on a certificate, and for which result. */
export const checkCertificate = (code: string, retries: RetryOptions = {}) =>
  whenFree(
    () =>
      call({
        service: 'race',
        path: racePaths.certificateCheck,
        query: { code },
        isQuiet: isBusy,
        answer: checkedCertificate,
        ...(retries.signal && { signal: retries.signal }),
      }),
    retries,
  )

/**
 * Downloads a public file (spec §7 "Export download"), with name and contents in `language` if
 * given. Throws `NoDataError` if it is empty.
 */
export function fetchExport(
  requested: RetryOptions & { raceId: string; type: Export; language?: Language },
) {
  const { raceId, type, language, signal } = requested
  return whenFree(
    () =>
      fetchBytes({
        service: 'race',
        path: racePaths.export,
        query: { raceId, type, ...(language && { language }) },
        ...(signal && { signal }),
      }),
    requested,
  )
}
