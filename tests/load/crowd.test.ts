// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { retryBudget, retryWhenBusy } from '#lib/retryWhenBusy.ts'

/** A million visitors; a tenth of them, and of the service, unless the deep suite runs. */
const SCALE = process.env.DEEP ? 1 : 0.1
const CLIENTS = 1_000_000 * SCALE
const PER_SECOND = 2_000 * SCALE

/** Times in seconds. */
const ARRIVE_UNTIL = 600
const DOWN = { from: 120, until: 180 }
const RETRY_AFTER = 10
/** Until all retries are over. */
const END = 720

/** A step of the clock in ms: what happens within one happens in the order of its time. */
const STEP_MS = 10

const refused = new Error('refused connection')
const unavailable = new Error('503')

/** Timers that fire step by step; the module's `setTimeout`. */
function stepClock() {
  const due = new Map<number, (() => void)[]>()
  let step = 0
  return {
    at: () => (step * STEP_MS) / 1000,
    setTimeout: (run: () => void, ms: number) => {
      const when = step + Math.max(1, Math.ceil(ms / STEP_MS))
      const others = due.get(when)
      if (others) others.push(run)
      else due.set(when, [run])
    },
    /** Fires what is due, then lets all promises settle. */
    async next() {
      for (const run of due.get(step) ?? []) run()
      due.delete(step)
      await new Promise((done) => setImmediate(done))
      step += 1
    },
  }
}

/**
 * Lets a crowd arrive while the service is down for a minute and then answers at its capacity.
 * `isDownRetried`: whether a refused connection is retried as 503 is. The site does not do so; the
 * retries hold even then.
 */
async function simulate(isDownRetried: boolean) {
  const clock = stepClock()
  vi.stubGlobal('setTimeout', clock.setTimeout)
  const perSecond = new Float64Array(END)
  const steps = new Float64Array(END * (1000 / STEP_MS))
  let second = -1
  let answered = 0
  let tooFewTries = 0

  const service = (): Promise<string> => {
    const at = clock.at()
    const now = Math.floor(at)
    perSecond[now] = (perSecond[now] ?? 0) + 1
    const step = Math.round((at * 1000) / STEP_MS)
    steps[step] = (steps[step] ?? 0) + 1
    if (now >= DOWN.from && now < DOWN.until) return Promise.reject(refused)
    if (now !== second) [second, answered] = [now, 0]
    answered += 1
    // Before it went down the service had room for everybody.
    if (now >= DOWN.until && answered > PER_SECOND) return Promise.reject(unavailable)
    return Promise.resolve('here')
  }
  const errors = {
    isBusy: (error: unknown) => error === unavailable || (isDownRetried && error === refused),
    retryAfterMs: (error: unknown) => (error === unavailable ? RETRY_AFTER * 1000 : 0),
  }
  /** A page with one question. */
  async function visit() {
    let tries = 0
    let said = 1
    const run = () => {
      tries += 1
      return service()
    }
    const onBusy = (nextTry: number) => {
      said = nextTry
    }
    await retryWhenBusy(run, errors, { onBusy }, retryBudget()).catch(() => undefined)
    if (tries < said) tooFewTries += 1
  }

  const visits: Promise<void>[] = []
  for (let step = 0; step < (END * 1000) / STEP_MS; step += 1) {
    const arrivedBy = Math.min(1, ((step + 1) * STEP_MS) / 1000 / ARRIVE_UNTIL) * CLIENTS
    while (visits.length < Math.floor(arrivedBy + 1e-6)) visits.push(visit())
    await clock.next()
  }
  await Promise.all(visits)

  const arrivals = CLIENTS / ARRIVE_UNTIL
  /** The highest mean of five seconds, in arrivals per second, at any step between two seconds. */
  const highest = (from: number, until: number) => {
    const width = (5 * 1000) / STEP_MS
    const first = (from * 1000) / STEP_MS
    let sum = 0
    let most = 0
    for (let step = first; step < (until * 1000) / STEP_MS; step += 1) {
      sum += steps[step] ?? 0
      if (step >= first + width) sum -= steps[step - width] ?? 0
      if (step >= first + width - 1) most = Math.max(most, sum / 5 / arrivals)
    }
    return most
  }
  let whileDown = 0
  for (let at = DOWN.from; at < DOWN.until; at += 1) whileDown += perSecond[at] ?? 0
  return {
    whileDown: whileDown / (DOWN.until - DOWN.from) / arrivals,
    afterwards: highest(DOWN.until, END),
    later: highest(360, END),
    tooFewTries,
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a crowd meets a service that is down for a minute', () => {
  test.each([
    ['refused connections are retried as well', true],
    ['as the site does it', false],
  ])(
    '%s',
    async (_, isDownRetried) => {
      const load = await simulate(isDownRetried)
      console.info(JSON.stringify({ isDownRetried, clients: CLIENTS, ...load }))
      expect(load.whileDown).toBeLessThanOrEqual(3)
      expect(load.afterwards).toBeLessThanOrEqual(2)
      expect(load.later).toBeLessThanOrEqual(1.1)
      expect(load.tooFewTries).toBe(0)
    },
    600_000,
  )
})
