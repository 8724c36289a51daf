import { readFileSync } from 'node:fs'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createSandbox, type Sandbox } from '#sandbox/app.ts'
import { ConnectionDropped } from '#sandbox/operator/faults.ts'
import { filledFolder } from './filledFolder.ts'

let running: Sandbox | undefined
let unhandled: string[] = []

const sandboxHandler = http.all(
  ({ request }) => running?.handles(new URL(request.url).pathname) ?? false,
  async ({ request }) => {
    try {
      const response = await running?.fetch(request)
      // A plain Response would lose its cookies here.
      return new HttpResponse(response?.body ? await response.arrayBuffer() : null, response)
    } catch (error) {
      if (error instanceof ConnectionDropped) return HttpResponse.error()
      throw error
    }
  },
)

/** Texts and drawings that a host serves as files. */
const fileHandler = http.get(/\/(?:neutral|edition-2024\/agreements)\//, ({ request }) => {
  const { pathname } = new URL(request.url)
  return new HttpResponse(readFileSync(`public${pathname}`, 'utf8'))
})

/** For a test's own handlers; `resetHandlers` leaves the sandbox in place. */
export const server = setupServer(sandboxHandler, fileHandler)

/**
 * Sends every request that the sandbox handles to a new one: in memory, or with stored starters for
 * tests that search them. Any other request fails, and then so does `close`, which ends both.
 */
export async function startSandbox({ hasStarters = false } = {}): Promise<Sandbox> {
  const filled = hasStarters ? await filledFolder() : undefined
  const sandbox = await createSandbox({ data: filled?.folder ?? ':memory:' })
  running = sandbox
  unhandled = []
  server.listen({
    onUnhandledRequest({ method, url }, print) {
      unhandled.push(`${method} ${url}`)
      print.error()
    },
  })
  return {
    ...sandbox,
    close() {
      server.close()
      sandbox.close()
      filled?.remove()
      running = undefined
      if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`)
    },
  }
}
