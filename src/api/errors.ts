/** Any failure of a call. `message` may be shown to a visitor only where the class says so. */
export class CallError extends Error {
  override name = 'CallError'
}

/** No answer came: no network, refused, or it was not heard of within the time-out. */
export class NetworkError extends CallError {
  override name = 'NetworkError'
  readonly timedOut: boolean
  constructor(timedOut = false) {
    super(timedOut ? 'timeout' : 'network')
    this.timedOut = timedOut
  }
}

/** The answer is not what a centre sends: an HTTP error, HTML, or JSON that is cut. */
export class MalformedError extends CallError {
  override name = 'MalformedError'
  readonly status: number
  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

/** The body is empty (spec §8): callers swallow it and offer a retry in place. */
export class EmptyBodyError extends CallError {
  override name = 'EmptyBodyError'
}

/** Said to have succeeded, but what the call is for is missing: no token, or empty data. */
export class NothingDoneError extends CallError {
  override name = 'NothingDoneError'
}

/** The answer is about another account than the signed-in one: nothing of it is given out. */
export class OtherAccountError extends CallError {
  override name = 'OtherAccountError'
}

/** The centre refused: `message` is its msg, or 'Error' when it has none (spec §8). */
export class RefusedError extends CallError {
  override name = 'RefusedError'
  readonly code: unknown
  /** The whole response. */
  readonly body: unknown
  constructor(message: string, code: unknown, body: unknown) {
    super(message)
    this.code = code
    this.body = body
  }
}

/** The sign-in has expired: HTTP 401, or code 401. */
export class ExpiredError extends RefusedError {
  override name = 'ExpiredError'
}
