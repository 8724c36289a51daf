import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import type { Environment } from '#environment/readEnvironment.ts'
import { buildScript } from './buildScript.ts'

const ENTRY = 'src/service-worker/sw.ts'
const FILE = 'sw.js'
const PAGE = 'index.html'
/** Larger files are loaded on demand: readers for office files, and the embedded edition. */
const MAX_PRECACHED_BYTES = 64 * 1024
const CACHEABLE = /^assets\/.+\.(?:js|css)$/
/** The script that only the page of this build names. */
const APP = /^assets\/site-[^/]+\.js$/

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

const contentOf = (output?: Output) =>
  (output?.type === 'chunk' ? output.code : output?.source) ?? ''

/** Hash of a file as checked by browsers (Subresource Integrity). */
const integrityOf = (output: Output) =>
  `sha256-${createHash('sha256').update(contentOf(output)).digest('base64')}`

/**
 * Scripts and style sheets of a build by path, with their hashes: those cached in advance (what the
 * page names, and small ones of later pages) and those cached on demand.
 */
export function cacheableFiles(bundle: Record<string, Output>) {
  const page = String(contentOf(bundle[PAGE]))
  const isAhead = (name: string, output: Output) =>
    page.includes(`/${name}`) || contentOf(output).length <= MAX_PRECACHED_BYTES
  const files = Object.entries(bundle)
    .filter(([name]) => CACHEABLE.test(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const hashes = (areAhead: boolean) =>
    Object.fromEntries(
      files
        .filter(([name, output]) => isAhead(name, output) === areAhead)
        .map(([name, output]) => [`/${name}`, integrityOf(output)]),
    )
  const app = Object.keys(bundle).find((name) => APP.test(name) && page.includes(`/${name}`))
  if (!app) throw new Error(`${PAGE} names no script of the site`)
  return { app: `/${app}`, ahead: hashes(true), later: hashes(false) }
}

/** Adds the service worker with its file list, if the environment has one (docs/deployment.md). */
export function serviceWorker(environment: Environment): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (!environment.hasServiceWorker) return
        const files = cacheableFiles(bundle)
        const version = createHash('sha256').update(JSON.stringify(files)).digest('hex')
        const { script: source } = await buildScript(ENTRY, 'serviceWorker', {
          VERSION: JSON.stringify(version.slice(0, 12)),
          AHEAD: JSON.stringify(files.ahead),
          LATER: JSON.stringify(files.later),
          APP: JSON.stringify(files.app),
          FILE_HOST: JSON.stringify(environment.hosts.file),
        })
        this.emitFile({ type: 'asset', fileName: FILE, source })
      },
    },
  }
}
