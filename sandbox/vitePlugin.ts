import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { readStage } from '../src/api/readStage.ts'
import { createSandbox } from './app.ts'
import { ConnectionDropped } from './faults.ts'
import { handles } from './prefixes.ts'

/** Whom a server in front on this machine names, else who is connected. */
function callerOf({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
  const named = headers['x-forwarded-for']
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return isLocal && typeof named === 'string' ? named : socket.remoteAddress
}

/**
 * Serves the sandbox beside the site in `vite` and `vite preview`; no part of any build. Its files
 * lie in `data`, else in the folder that SANDBOX_DATA names, else in `.sandbox`.
 */
export function sandbox(options: { data?: string } = {}): Plugin {
  async function mount({ config, middlewares, httpServer }: ViteDevServer | PreviewServer) {
    // A server that listens to nobody, as under Vitest, needs no sandbox.
    if (!httpServer) return
    const data = options.data ?? process.env.SANDBOX_DATA ?? '.sandbox'
    const stage = 'VITE_STAGE' in config.env ? readStage(config.env) : undefined
    const stand = await createSandbox({ data, ...(stage && { stage }) })
    httpServer.once('close', () => stand.close())

    const listener = getRequestListener(
      async (request, { incoming, outgoing }) => {
        try {
          return await stand.fetch(request, callerOf(incoming))
        } catch (error) {
          if (!(error instanceof ConnectionDropped)) throw error
          outgoing.destroy()
          return RESPONSE_ALREADY_SENT
        }
      },
      { overrideGlobalObjects: false },
    )
    middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      if (handles(path)) void listener(request, response)
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
