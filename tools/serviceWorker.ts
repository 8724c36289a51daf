import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Stage } from '../src/api/readStage.ts'

const ENTRY = 'src/service-worker/sw.ts'
const FILE = 'sw.js'
const PAGE = 'index.html'
/** What is larger loads when it is asked for: readers of office files, the embedded edition. */
const LARGEST_AHEAD = 64 * 1024
const KEPT_AHEAD = /^assets\/[^/]+\.(?:js|css)$/

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

const contentOf = (output?: Output) =>
  (output?.type === 'chunk' ? output.code : output?.source) ?? ''

/** The files of a build that are kept ahead: those that the page names, and small ones of later pages. */
export function filesAhead(bundle: Record<string, Output>): string[] {
  const page = String(contentOf(bundle[PAGE]))
  return Object.entries(bundle)
    .filter(([name]) => KEPT_AHEAD.test(name))
    .filter(
      ([name, output]) => page.includes(`/${name}`) || contentOf(output).length <= LARGEST_AHEAD,
    )
    .map(([name]) => `/${name}`)
    .toSorted()
}

/** Builds the service worker by itself, into one file that every browser takes. */
async function buildWorker(define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'serviceWorker' },
    },
  })
  const outputs: Output[] = [result].flat().flatMap((made) => ('output' in made ? made.output : []))
  const script = outputs.find((output) => output.type === 'chunk')?.code
  if (!script) throw new Error(`${ENTRY} gave no script`)
  return script
}

/** Adds the service worker with its list of files, where the stage has one (README, "Stages"). */
export function serviceWorker(stage: Stage): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (!stage.serviceWorker) return
        const ahead = filesAhead(bundle)
        const version = createHash('sha256').update(ahead.join()).digest('hex').slice(0, 12)
        const source = await buildWorker({
          VERSION: JSON.stringify(version),
          AHEAD: JSON.stringify(ahead),
          FILE_HOST: JSON.stringify(stage.hosts.file),
        })
        this.emitFile({ type: 'asset', fileName: FILE, source })
      },
    },
  }
}
