import { once } from 'node:events'
import { serve } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { createSandbox } from '../../sandbox/app.ts'
import { ConnectionDropped } from '../../sandbox/operator/faults.ts'
import { handles } from '../../sandbox/prefixes.ts'
import type { Inbox } from './account.ts'

/** A stop of the sandbox clock that a test needs. */
export type Stop = 'ballot-day' | 'race-day' | 'day-after' | 'ten-days-after'

const json = { 'content-type': 'application/json' }

/** A separate sandbox with its own time for a host's race. The shared one is not affected. */
export async function openRaceDay(now: Stop, host = 'localhost') {
  const sandbox = await createSandbox({ data: ':memory:' })
  const post = (path: string, body: unknown) =>
    sandbox.fetch(
      new Request(`http://${host}/__sandbox/${path}`, {
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
    /** Routes all service and file host requests of a page to this sandbox. */
    visit: (page: Page) =>
      page.route(
        ({ pathname }) => handles(pathname),
        (route) => {
          const { pathname, search } = new URL(route.request().url())
          return route.continue({ url: `http://${host}:${port}${pathname}${search}` })
        },
      ),
    post,
    inbox: async () => {
      const asked = new Request(`http://${host}/__sandbox/inbox`, {
        headers: { accept: json['content-type'] },
      })
      return (await (await sandbox.fetch(asked)).json()) as Inbox
    },
    file: async (path: string) =>
      Buffer.from(await (await sandbox.fetch(new Request(`http://${host}${path}`))).arrayBuffer()),
    close() {
      server.close()
      sandbox.close()
    },
  }
}
