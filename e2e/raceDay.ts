import { once } from 'node:events'
import { serve } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { createSandbox } from '../sandbox/app.ts'
import { ConnectionDropped } from '../sandbox/faults.ts'
import { handles } from '../sandbox/prefixes.ts'

/** A stop of the sandbox's clock at which a journey needs the race's world to stand. */
export type Stop = 'ballot-day' | 'day-after' | 'ten-days-after'

const json = { 'content-type': 'application/json' }

/** A sandbox of a test's own, at a moment of its own; the one that all share stays where it is. */
export async function openRaceDay(now: Stop) {
  const sandbox = await createSandbox({ data: ':memory:' })
  const post = (path: string, body: unknown) =>
    sandbox.fetch(
      new Request(`http://localhost/__sandbox/${path}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(body),
      }),
    )
  await post('clock', { now })
  const answer = (request: Request) =>
    sandbox.fetch(request).catch((error: unknown) => {
      if (!(error instanceof ConnectionDropped)) throw error
      return new Response(null, { status: 502 })
    })
  let port = 0
  const server = serve({ fetch: answer, port })
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'object' && address) port = address.port
  return {
    /** Has a page ask this sandbox for all that the centres and the file host answer. */
    visit: (page: Page) =>
      page.route(
        ({ pathname }) => handles(pathname),
        (route) => {
          const { pathname, search } = new URL(route.request().url())
          return route.continue({ url: `http://localhost:${port}${pathname}${search}` })
        },
      ),
    post,
    file: async (path: string) =>
      Buffer.from(
        await (await sandbox.fetch(new Request(`http://localhost${path}`))).arrayBuffer(),
      ),
    close() {
      server.close()
      sandbox.close()
    },
  }
}
