import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox } from '#sandbox/app.ts'
import { isSandboxPath } from '#sandbox/prefixes.ts'
import { listenerOf } from '#sandbox/vitePlugin.ts'
import { test as base } from './fixtures.ts'

/** The hosts of the other races. Browsers resolve them without any configuration. */
export const TRAIL_HOST = 'trail.localhost'
export const WEEKEND_HOST = 'weekend.localhost'

/** A stop of the sandbox clock that a test needs. */
export type Stop =
  | 'before-sign-up'
  | 'sign-up-open'
  | 'last-day'
  | 'ballot-day'
  | 'kit-pick-up'
  | 'race-day'
  | 'saturday-evening'
  | 'night-run'
  | 'day-after'
  | 'ten-days-after'

interface Options extends Omit<Parameters<typeof createSandbox>[0], 'data'> {
  /** The time that its answers tell, in epoch ms, in place of a clock that goes on. */
  stoppedAt?: () => number
}

/** Starts a new sandbox in memory and the site around it, for a host. */
export async function serveSandbox(
  site: string,
  host: string,
  { stoppedAt, ...options }: Options = {},
) {
  const sandbox = await createSandbox({ data: ':memory:', ...options })
  const answer = listenerOf({
    fetch: async (request, caller) => {
      const response = await sandbox.fetch(request, caller)
      if (stoppedAt) response.headers.set('date', new Date(stoppedAt()).toUTCString())
      return response
    },
  })
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    if (isSandboxPath(url.split('?', 1)[0] ?? '')) return void answer(request, response)
    const forward = ask(new URL(url, site), { method, headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers)
      incoming.pipe(response)
    })
    forward.on('error', () => response.destroy())
    request.pipe(forward)
  }).listen(0)
  await once(server, 'listening')
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  const headers = { 'content-type': 'application/json' }
  return {
    url,
    /** Sets the clock of the host's race to a stop, or a local time. */
    setClock: (now: string) =>
      sandbox.fetch(
        new Request(`${url}/__sandbox/clock`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ now }),
        }),
      ),
    close: () => {
      server.closeAllConnections()
      server.close()
      sandbox.close()
    },
  }
}

/** Starts a new sandbox in memory, with a time for the race of a host, and the site around it. */
export async function startSandbox(site: string, host: string, stop: Stop) {
  const sandbox = await serveSandbox(site, host)
  await sandbox.setClock(stop)
  return sandbox
}

/**
 * Tests with a sandbox of their own. What a test changes is seen by no other test, nor by its next
 * try.
 */
export const test = base.extend<{ host: string; stop: Stop }>({
  host: ['localhost', { option: true }],
  stop: ['sign-up-open', { option: true }],
  baseURL: async ({ baseURL, host, stop }, use) => {
    const { url, close } = await startSandbox(baseURL ?? '', host, stop)
    await use(url)
    close()
  },
})
