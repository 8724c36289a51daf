import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'

const UNTIL_RESET = -1
const EMPTY_STATUSES = new Set([204, 205, 304])

function areHeaders(headers: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(headers))
  } catch {
    return false
  }
}

const wholeNumber = (min: number, max: number, message: string) =>
  v.optional(
    v.pipe(
      v.number(message),
      v.integer(message),
      v.minValue(min, message),
      v.maxValue(max, message),
    ),
  )

const PATH = 'path must begin with "/", may end with "*" and cannot be under /__sandbox.'
const TIMES = 'times must be a whole number above 0, or -1 (until reset).'
const FAULT = 'A fault has path, times and, if wanted, delayMs, status, body, drop, headers.'
const HEADERS = 'headers must be an object of header names and texts.'

export const faultSchema = v.strictObject(
  {
    path: v.pipe(v.string(PATH), v.regex(/^\/(?!__sandbox)[^*]*\*?$/, PATH)),
    times: v.pipe(
      v.number(TIMES),
      v.integer(TIMES),
      v.check((times) => times > 0 || times === UNTIL_RESET, TIMES),
    ),
    delayMs: wholeNumber(0, 600_000, 'delayMs must be a whole number from 0 to 600000.'),
    status: wholeNumber(200, 599, 'status must be a whole number from 200 to 599.'),
    /** Strings are sent as they are, anything else as JSON. */
    body: v.optional(v.unknown()),
    drop: v.optional(v.boolean('drop must be true or false.')),
    headers: v.optional(
      v.pipe(v.record(v.string(), v.string(HEADERS), HEADERS), v.check(areHeaders, HEADERS)),
    ),
  },
  FAULT,
)
export type Fault = v.InferOutput<typeof faultSchema>

/**
 * Thrown to drop the connection without a response. The server hosting the sandbox must close it.
 */
export class ConnectionDropped extends Error {
  override name = 'ConnectionDropped'
}

function contentType(body: string): string {
  if (/^\s*<(\?xml|Error)/.test(body)) return 'application/xml'
  return /^\s*</.test(body) ? 'text/html; charset=utf-8' : 'application/json'
}

function replacement({ status = 200, body = '' }: Fault): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(EMPTY_STATUSES.has(status) ? null : text, {
    status,
    headers: { 'content-type': contentType(text) },
  })
}

/**
 * Returns the response of `respond` with the fault applied: delayed, dropped, or with another
 * status, body or headers. If the fault sets a status or a body, `respond` is not called.
 */
export async function respondWithFault(
  fault: Fault | undefined,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  // Unreferenced, so a pending delay does not keep the process alive.
  if (fault?.delayMs) await wait(fault.delayMs, undefined, { ref: false })
  if (fault?.drop) throw new ConnectionDropped()
  const isReplaced = fault?.status !== undefined || fault?.body !== undefined
  const response = isReplaced ? replacement(fault) : await respond()
  for (const [name, value] of Object.entries(fault?.headers ?? {})) {
    response.headers.set(name, value)
  }
  return response
}

const matches = (fault: Fault, path: string) =>
  fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path

/** The armed faults. The earliest armed match applies first. */
export function createFaults() {
  let armed: Fault[] = []
  return {
    list: (): readonly Fault[] => armed,
    arm(fault: Fault) {
      armed.push(fault)
    },
    clear() {
      armed = []
    },
    /** Returns the fault that applies to `path` and decrements its counter. */
    take(path: string): Fault | undefined {
      const fault = armed.find((candidate) => matches(candidate, path))
      if (fault && fault.times !== UNTIL_RESET) fault.times -= 1
      armed = armed.filter(({ times }) => times !== 0)
      return fault
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
