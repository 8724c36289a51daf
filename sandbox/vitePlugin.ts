import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { readEnvironment } from '#environment/readEnvironment.ts'
import { createSandbox, type Sandbox } from './app.ts'
import { editions, fileErrors } from './editions/editions.ts'
import { ConnectionDropped } from './operator/faults.ts'

/** The address forwarded by a local reverse proxy, otherwise that of the connection. */
function callerOf({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
  const named = headers['x-forwarded-for']
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return isLocal && typeof named === 'string' ? named : socket.remoteAddress
}

/** Answers the requests of a Node server. */
export const listenerOf = (server: Pick<Sandbox, 'fetch'>) =>
  getRequestListener(
    async (request, { incoming, outgoing }) => {
      try {
        return await server.fetch(request, callerOf(incoming))
      } catch (error) {
        if (!(error instanceof ConnectionDropped)) throw error
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { overrideGlobalObjects: false },
  )

/** Adds the address of every further race to what the server prints when it starts. */
function printRaces(server: ViteDevServer | PreviewServer) {
  const { config } = server
  const print = server.printUrls.bind(server)
  server.printUrls = () => {
    print()
    const [address] = server.resolvedUrls?.local ?? []
    for (const { hosts, organiser } of address ? editions : []) {
      const name = hosts.published.find((host) => host.endsWith('.localhost'))
      if (!address || !name) continue
      const { protocol, port } = new URL(address)
      config.logger.info(`  ➜  ${organiser.websiteName}: ${protocol}//${name}:${port}/`)
    }
  }
}

/**
 * Serves the sandbox alongside the site in `vite` and `vite preview`. It is not part of any build.
 * Its files are in `data`, the folder named by SANDBOX_DATA, or `.sandbox`.
 */
export function sandbox(options: { data?: string } = {}): Plugin {
  async function mount(server: ViteDevServer | PreviewServer) {
    const { config, middlewares, httpServer } = server
    // A server that does not listen, as under Vitest, needs no sandbox.
    if (!httpServer) return
    printRaces(server)
    for (const error of fileErrors) config.logger.warn(error)
    const data = options.data ?? process.env.SANDBOX_DATA ?? '.sandbox'
    const environment = 'VITE_STAGE' in config.env ? readEnvironment(config.env) : undefined
    const races = await createSandbox({ data, environment })
    httpServer.once('close', () => races.close())

    const listener = listenerOf(races)
    middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      const hostname = (request.headers.host ?? '').replace(/:\d+$/, '')
      if (races.handles(path, hostname)) void listener(request, response)
      else next()
    })
  }

  return {
    name: 'sandbox',
    apply: 'serve',
    configureServer: mount,
    configurePreviewServer: mount,
  }
}
