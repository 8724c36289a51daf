/** Any failure of a call. `message` may be shown to visitors only if the subclass says so. */
export class CallError extends Error {
  override name = 'CallError'
  /** When the service can be asked again, by `performance.now()`; 0 if it did not say. */
  retryAt = 0
}

/** There was no response: no network, connection refused, or time-out. */
export class NetworkError extends CallError {
  override name = 'NetworkError'
  readonly isTimeout: boolean
  constructor(isTimeout = false) {
    super(isTimeout ? 'timeout' : 'network')
    this.isTimeout = isTimeout
  }
}

/** The response cannot be used: an HTTP error, HTML, or truncated JSON. */
export class MalformedError extends CallError {
  override name = 'MalformedError'
  readonly status: number
  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

/** The body is empty (spec §8). Callers show no message but offer a retry in place. */
export class EmptyBodyError extends CallError {
  override name = 'EmptyBodyError'
}

/** The call reported success but its result is missing: no token, or empty data. */
export class NothingDoneError extends CallError {
  override name = 'NothingDoneError'
}

/** The response may belong to another account than the one logged in, so none of it is returned. */
export class OtherAccountError extends CallError {
  override name = 'OtherAccountError'
}

/** Replaces the `msg` of an error response that has none (spec §8). */
export const NO_MESSAGE = 'Error'

/** The response is about another person than the one requested, so none of it is returned. */
export class OtherPersonError extends CallError {
  override name = 'OtherPersonError'
}

/** The service rejected the call: `message` is its `msg`, or `NO_MESSAGE`. */
export class ServiceError extends CallError {
  override name = 'ServiceError'
  readonly code: unknown
  /** The whole response. */
  readonly body: unknown
  /** The HTTP status. */
  readonly status: number
  constructor(message: string, code: unknown, body: unknown, status = 200) {
    super(message)
    this.status = status
    this.code = code
    this.body = body
  }
}

/** The login has expired: HTTP 401, or code 401. */
export class ExpiredError extends ServiceError {
  override name = 'ExpiredError'
}
