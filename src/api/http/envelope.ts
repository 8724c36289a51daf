import * as v from 'valibot'
import { isRecord } from '#lib/isRecord.ts'
import { text } from '#lib/parse.ts'
import { shorten } from '#lib/shorten.ts'
import { EmptyBodyError, ExpiredError, MalformedError, NO_MESSAGE, ServiceError } from './errors.ts'

const EXPIRED = 401

function readJson(body: string, status: number): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new MalformedError(status)
  }
}

/** The message of an error response, or `NO_MESSAGE`. */
const messageIn = (envelope: unknown): string =>
  (isRecord(envelope) && shorten(v.parse(text, envelope.msg))) || NO_MESSAGE

function expiredError(body: string): ExpiredError {
  try {
    const envelope: unknown = JSON.parse(body)
    return new ExpiredError(messageIn(envelope), EXPIRED, envelope)
  } catch {
    return new ExpiredError(NO_MESSAGE, EXPIRED, body)
  }
}

/** Returns `data` from a `{code, msg, data}` body, or throws the error that the body describes. */
export function openEnvelope(body: string, status: number): unknown {
  if (status === EXPIRED) throw expiredError(body)
  if (body.trim() === '') throw status >= 400 ? new MalformedError(status) : new EmptyBodyError()
  const envelope = readJson(body, status)
  if (!isRecord(envelope) || !('code' in envelope)) throw new MalformedError(status)
  const { code } = envelope
  if (code === 0 || code === '0') {
    if (status >= 400) throw new MalformedError(status)
    return envelope.data
  }
  const isExpired = code === EXPIRED || code === String(EXPIRED)
  const Failure = isExpired ? ExpiredError : ServiceError
  throw new Failure(messageIn(envelope), code, envelope, status)
}
