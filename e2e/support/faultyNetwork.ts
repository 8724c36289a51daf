import { createServer, request as ask, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base } from './fixtures.ts'

/**
 * How a response is corrupted. The file's caching headers remain, as on a host's own error page.
 */
export type Fault = 'HTML' | 'half a body' | 'nothing' | 'no connection' | 404 | 502

interface ReceivedResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Replaces the server's response for a path. null leaves it unchanged. */
export type Serve = (path: string, body: string) => { body: string; type: string } | null

export interface Network {
  url: string
  /** Corrupts the responses to all matching paths. */
  spoil: (paths: RegExp, fault: Fault) => void
  serve: (serve: Serve) => void
  /** Delays every response. */
  delay: (ms: number) => void
  /** Stops corrupting and delaying responses. */
  heal: () => void
}

const PORTAL = Buffer.from('<!doctype html><title>portal</title><p>portal</p>')

/** The corrupted response, or null if there is none. */
function spoilt(
  { status, headers, body }: ReceivedResponse,
  fault: Fault,
): ReceivedResponse | null {
  const html = { ...headers, 'content-type': 'text/html' }
  if (fault === 'HTML') return { status: 200, headers: html, body: PORTAL }
  if (fault === 'half a body')
    return { status, headers, body: body.subarray(0, Math.floor(body.length / 2)) }
  return typeof fault === 'number'
    ? { status: fault, headers: { 'content-type': 'text/html' }, body: PORTAL }
    : null
}

/**
 * A proxy between the browser and the server `behind`. Requests of the service worker pass through
 * it too.
 */
async function startFaultyNetwork(behind: string) {
  let faults: [paths: RegExp, fault: Fault][] = []
  let serve: Serve = () => null
  let delayMs = 0

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const forward = ask(new URL(path, behind), { method: request.method, headers })
    forward.on('error', () => response.destroy())
    forward.on('response', async (incoming) => {
      const whole = await buffer(incoming)
      const replaced = serve(path, whole.toString())
      const { 'content-length': _, ...headersThere } = incoming.headers
      const { etag: __, ...rest } = headersThere
      const received =
        replaced === null
          ? { status: incoming.statusCode ?? 500, headers: headersThere, body: whole }
          : {
              status: 200,
              headers: { ...rest, 'content-type': replaced.type },
              body: Buffer.from(replaced.body),
            }
      await wait(delayMs)
      const fault = faults.findLast(([paths]) => paths.test(path))?.[1]
      const sent = fault ? spoilt(received, fault) : received
      if (sent) response.writeHead(sent.status, sent.headers).end(sent.body)
      else if (fault === 'no connection') response.destroy()
    })
    request.pipe(forward)
  })
  await new Promise<void>((done) => void server.listen(0, done))
  const network: Network = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    spoil: (paths, fault) => void faults.push([paths, fault]),
    serve: (replace) => (serve = replace),
    delay: (ms) => (delayMs = ms),
    heal: () => {
      faults = []
      delayMs = 0
    },
  }
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { network, stop }
}

/** A test with a network that can be corrupted. */
export const test = base.extend<{ network: Network }, { behind: string }>({
  /** The server behind the proxy. '' means the default test server. */
  behind: ['', { scope: 'worker', option: true }],
  network: async ({ behind }, use, { project }) => {
    const { network, stop } = await startFaultyNetwork(behind || (project.use.baseURL ?? ''))
    await use(network)
    stop()
  },
  baseURL: ({ network }, use) => use(network.url),
})
