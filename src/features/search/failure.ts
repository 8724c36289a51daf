import {
  EmptyBodyError,
  MalformedError,
  NetworkError,
  NO_MESSAGE,
  NothingDoneError,
  OtherPersonError,
  ServiceError,
} from '#api/http/errors.ts'
import { NoDataError } from '#api/http/fetchBytes.ts'
import { isBusy } from '#api/race/busy.ts'
import { QueryCode } from '#api/race/queryCodes.ts'
import type { Translate } from '#i18n/i18n.ts'
import { ChunkError } from '#lib/chunks/chunkError.ts'

const NAMES = {
  [QueryCode.notFound]: 'notFound',
  [QueryCode.tooMany]: 'tooMany',
  [QueryCode.captchaNeeded]: 'captcha',
  [QueryCode.resultsNotOut]: 'resultsNotOut',
  [QueryCode.noCertificate]: 'noCertificate',
  [QueryCode.photosNotOut]: 'photosNotOut',
  [QueryCode.consentMissing]: 'consentMissing',
  [QueryCode.faceUnreadable]: 'faceUnreadable',
  [QueryCode.codeWrong]: 'codeWrong',
  [QueryCode.codeExpired]: 'codeExpired',
  [QueryCode.codesTooMany]: 'tooMany',
} as const
const isNamed = (code: number): code is keyof typeof NAMES => code in NAMES

/** A failure, as in its text keys. */
export type Failure =
  | (typeof NAMES)[keyof typeof NAMES]
  | 'busy'
  | 'noData'
  | 'network'
  /** The response has no body (spec §8). */
  | 'empty'
  /** The response is about another person. */
  | 'otherPerson'
  /** An HTTP error or a malformed response. */
  | 'server'
  /** Described by the service's own message. */
  | 'rejected'
  /** A fault of the site itself. */
  | 'unexpected'

export function failureOf(error: unknown): Failure {
  if (isBusy(error)) return 'busy'
  if (error instanceof NothingDoneError) return 'notFound'
  if (error instanceof NoDataError) return 'noData'
  if (error instanceof OtherPersonError) return 'otherPerson'
  if (error instanceof EmptyBodyError) return 'empty'
  if (error instanceof MalformedError) return 'server'
  if (error instanceof NetworkError || error instanceof ChunkError) return 'network'
  if (!(error instanceof ServiceError)) return 'unexpected'
  const code = Number(error.code)
  return isNamed(code) ? NAMES[code] : 'rejected'
}

/** The service's message for a refusal; 'Error' if it sent none (spec §8). */
export const messageOf = (error: unknown): string =>
  (error instanceof ServiceError && error.message) || NO_MESSAGE

/** A failure in one line, if there is no room for a heading and text. */
export function failureLine(error: unknown, t: Translate): string {
  const failure = failureOf(error)
  if (failure !== 'rejected') return t(`search.${failure}`)
  const message = messageOf(error)
  return message === NO_MESSAGE ? t('search.failed') : message
}
