import { statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Edition } from './editions/edition.ts'

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}

/**
 * Pictures, courses and other files beside a configuration that is tried. Only those that configuration or
 * form name: the folder may be that of the site itself, or a home folder.
 */
export function filesBeside({ configFile, config, signup }: Edition) {
  const root = resolve(dirname(configFile ?? ''))
  const names = configFile ? JSON.stringify([config, signup.forms]) : ''

  function has(path: string): boolean {
    const name = decoded(path)
    const file = join(root, name)
    return (
      names.includes(name) &&
      file.startsWith(root + sep) &&
      (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
    )
  }

  const files = new Hono()
  const serve = serveStatic({ root })
  files.get('*', (c, next) => (has(c.req.path) ? serve(c, next) : next()))
  return { has, files }
}
