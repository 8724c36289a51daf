import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { RACE_FILES } from './prefixes.ts'

/**
 * The pictures and courses of the sandbox's own races, from the folders `files` of their editions. No
 * build of the site contains them.
 */
export const raceFiles = new Hono()
for (const prefix of RACE_FILES) {
  raceFiles.use(
    `${prefix}*`,
    compress(),
    async (c, next) => {
      await next()
      // Public, so that the service worker may cache the pictures.
      if (c.res.ok) c.header('cache-control', 'public, max-age=3600')
    },
    serveStatic({
      root: join(import.meta.dirname, 'editions'),
      rewriteRequestPath: (path) => path.replace(prefix, `${prefix}files/`),
    }),
  )
}
