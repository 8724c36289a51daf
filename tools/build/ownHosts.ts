import { readdirSync, realpathSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { posix } from 'node:path'
import type { Plugin } from 'vite'

const OWN = /^(?:(?:.+\.)?localhost|.+\.test|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i
/** The entries of the site's folder that pages import from. */
const OF_THE_PAGE = ['src', 'node_modules', 'index.html']
const OPERATOR = '__sandbox'

/** Whether `Host` names this machine: loopback, or a name that no DNS server resolves. */
const isOwn = ({ headers }: IncomingMessage) => OWN.test(headers.host ?? '')

/** All interpretations of a path: as given, and decoded one or more times. */
function decodings(path: string): string[] {
  const found = [path]
  for (let last = path; found.length < 5;) {
    const decoded = decodeURIComponent(last)
    if (decoded === last) break
    found.push(decoded)
    last = decoded
  }
  return found
}

/**
 * Returns a predicate for paths that no page imports: files in the site folder `root` outside
 * `src/`, and the servers' own tools.
 */
export function privatePaths(root: string): (path: string) => boolean {
  const roots = [...new Set([root, realpathSync(root)])].map((each) => each.toLowerCase())
  const hidden = readdirSync(root)
    .map((name) => name.toLowerCase())
    .filter((name) => !OF_THE_PAGE.includes(name))

  const isPrivate = (reading: string): boolean => {
    const bare = reading
      .toLowerCase()
      .replace(/\\/g, '/')
      .replace(/^\/+@(?:fs|id)\/(?:__x00__)?/, '/')
    if (bare !== reading.toLowerCase() && isPrivate(bare)) return true
    const path = posix.normalize(`/${bare}`).replace(/^\/+/, '/')
    const inside = roots.find((each) => path === each || path.startsWith(`${each}/`))
    const [first = ''] = (inside ? path.slice(inside.length) : path).split('/').slice(1)
    const isDotFile = /^\.(?!well-known$)/.test(first)
    // Two underscores mark developer tools of the servers, such as `/__sandbox/` or an editor.
    return isDotFile || first.startsWith('__') || hidden.includes(first)
  }
  return (path) => {
    try {
      return decodings(path).some(isPrivate)
    } catch {
      return true
    }
  }
}

/**
 * Whether this is a write from a page of another origin. Calls without `Origin` do not come from a
 * page.
 */
function isForeignWrite({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || headers.origin === undefined) return false
  return (
    !/^https?:\/\//.test(headers.origin) ||
    headers.origin.replace(/^https?:\/\//, '') !== headers.host
  )
}

function refuse(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(`${text}\n`)
}

/**
 * The development and preview servers serve the site on any host name. Everything that pages do not
 * import, such as other files of the repository and the sandbox's operator pages, is restricted to
 * this machine's own names. Protects against DNS rebinding: a foreign page whose name resolves to
 * this machine cannot read any of it. Pages of other origins cannot post to the operator pages.
 */
export function ownHosts(): Plugin {
  const guard = (root: string) => {
    const isPrivate = privatePaths(root)
    return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      const path = (request.url ?? '/').replace(/[?#].*/s, '')
      if (!isOwn(request) && isPrivate(path)) refuse(response, 404, '404 Not found')
      else if (path.startsWith(`/${OPERATOR}`) && isForeignWrite(request)) {
        refuse(response, 403, '403 Only pages of this host may post here')
      } else next()
    }
  }
  return {
    name: 'own-hosts',
    apply: 'serve',
    configureServer: ({ config, middlewares }) => void middlewares.use(guard(config.root)),
    configurePreviewServer: ({ config, middlewares }) => void middlewares.use(guard(config.root)),
  }
}
