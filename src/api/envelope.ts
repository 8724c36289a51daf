import { text } from '../lib/parse.ts'
import * as v from 'valibot'
import { EmptyBodyError, ExpiredError, MalformedError, RefusedError } from './errors.ts'

const EXPIRED = 401

function readJson(body: string, status: number): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new MalformedError(status)
  }
}

/** Takes `data` out of a `{code, msg, data}` body; throws the failure that the body stands for. */
export function openEnvelope(body: string, status: number): unknown {
  if (status === EXPIRED) throw new ExpiredError('', EXPIRED, body)
  if (body.trim() === '') throw status >= 400 ? new MalformedError(status) : new EmptyBodyError()
  const envelope = readJson(body, status)
  if (typeof envelope !== 'object' || envelope === null || !('code' in envelope)) {
    throw new MalformedError(status)
  }
  const { code } = envelope
  if (code === 0 || code === '0') {
    if (status >= 400) throw new MalformedError(status)
    return 'data' in envelope ? envelope.data : undefined
  }
  const message = ('msg' in envelope && v.parse(text, envelope.msg)) || 'Error'
  const isExpired = code === EXPIRED || code === String(EXPIRED)
  const Failure = isExpired ? ExpiredError : RefusedError
  throw new Failure(message, code, envelope)
}
