import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createSandbox } from '../../sandbox/app.ts'
import type { Sandbox } from '../../sandbox/app.ts'
import { ConnectionDropped } from '../../sandbox/faults.ts'

let running: Sandbox | undefined
let unanswered: string[] = []

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

/** For handlers of a test's own; `resetHandlers` leaves the sandbox in place. */
export const server = setupServer(sandboxHandler)

/**
 * Sends every request that the sandbox answers to a fresh one in memory. Any other request fails,
 * and so does `close`, which ends both.
 */
export async function startSandbox(): Promise<Sandbox> {
  const sandbox = await createSandbox({ data: ':memory:' })
  running = sandbox
  unanswered = []
  server.listen({
    onUnhandledRequest({ method, url }, print) {
      unanswered.push(`${method} ${url}`)
      print.error()
    },
  })
  return {
    ...sandbox,
    close() {
      server.close()
      sandbox.close()
      running = undefined
      if (unanswered.length > 0) throw new Error(`Nobody answers ${unanswered.join(', ')}`)
    },
  }
}
