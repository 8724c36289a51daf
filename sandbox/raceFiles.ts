import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { fileURLToPath } from 'node:url'

/**
 * Serves the pictures and courses of the sandbox's own races, `files` of their editions, below the names
 * of the editions. No build of the site contains them.
 */
export const raceFiles = new Hono().use(
  '/:edition/*',
  compress(),
  serveStatic({
    root: fileURLToPath(new URL('./editions', import.meta.url)),
    rewriteRequestPath: (path) => path.replace(/^\/[^/]+/, '$&/files'),
    // Public, so that the service worker may cache the pictures.
    onFound: (_path, c) => c.header('cache-control', 'public, max-age=3600'),
  }),
)
