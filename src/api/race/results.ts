import * as v from 'valibot'
import type { Language } from '#i18n/languages.ts'
import { localizedText } from '#i18n/localizedText.ts'
import { flag, listOf, positive, text, wholeNumber } from '#lib/parse.ts'
import type { RetryOptions } from '#lib/retryWhenBusy.ts'
import { call } from '../http/client.ts'
import type { Endpoint, FileEndpoint } from '../http/endpoint.ts'
import { fetchBytes } from '../http/fetchBytes.ts'
import { isBusy } from './busy.ts'
import { racePaths } from './paths.ts'
import { callWithRetry } from './queries.ts'
import type { Export } from './queryCodes.ts'
import { publication, raceTime, resultRow } from './runnerResult.ts'

const resultsPage = v.object({
  ...publication,
  /** Of all pages; undefined if that is not known. */
  total: wholeNumber(),
  results: listOf(resultRow),
})
export type ResultsPage = v.InferOutput<typeof resultsPage>

export const resultsList = {
  service: 'race',
  path: racePaths.results,
  schema: resultsPage,
} as const satisfies Endpoint

/**
 * The number of results: what the service says, if that is not fewer than it has sent. Without it a
 * page that is not full is the last one, and ends the count; an empty one after the first tells nothing.
 */
function totalOf({ total, results }: ResultsPage, { page, size }: ResultsQuery) {
  const knownTotal = (page - 1) * size + results.length
  if (total !== undefined && (total >= knownTotal || results.length === 0)) return total
  const isLast = results.length < size && (results.length > 0 || page === 1)
  return isLast ? knownTotal : undefined
}

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
export async function fetchResults(requested: ResultsQuery): Promise<ResultsPage> {
  const { raceId, page, size, itemId = '', sex, signal } = requested
  const response = await callWithRetry(
    () =>
      call({
        ...resultsList,
        query: {
          raceId,
          page: String(page),
          size: String(size),
          item: itemId,
          sex: sex === undefined ? '' : String(sex),
        },
        isHandledByCaller: isBusy,
        signal,
      }),
    requested,
  )
  return { ...response, total: totalOf(response, requested) }
}

const checkedCertificate = v.object({
  isGenuine: flag,
  ...localizedText('raceName'),
  itemId: text,
  /** Masked. */
  name: text,
  bib: text,
  gunSeconds: positive,
  netSeconds: positive,
  place: wholeNumber(1),
  sexPlace: wholeNumber(1),
  issuedAt: raceTime,
  isOfficial: flag,
})

export const certificateCheck = {
  service: 'race',
  path: racePaths.certificateCheck,
  schema: checkedCertificate,
} as const satisfies Endpoint

/** Checks whether the organiser issued the code on a certificate, and for which result. */
export const checkCertificate = (code: string, retries: RetryOptions = {}) =>
  callWithRetry(
    () =>
      call({
        ...certificateCheck,
        query: { code },
        isHandledByCaller: isBusy,
        signal: retries.signal,
      }),
    retries,
  )

export const exportFile = {
  service: 'race',
  path: racePaths.export,
} as const satisfies FileEndpoint

/**
 * Downloads a public file (spec §7 "Export download"), with name and contents in `language` if
 * given. Throws `NoDataError` if it is empty.
 */
export function fetchExport(
  requested: RetryOptions & { raceId: string; type: Export; language?: Language },
) {
  const { raceId, type, language, signal } = requested
  return callWithRetry(
    () =>
      fetchBytes({
        ...exportFile,
        query: { raceId, type, ...(language && { language }) },
        signal,
      }),
    requested,
  )
}
