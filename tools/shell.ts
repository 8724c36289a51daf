import { build, type Plugin, type Rolldown } from 'vite'
import { OS_ID, TERMINAL_TYPE } from '../src/api/apiHeaders.ts'
import { paths } from '../src/api/paths.ts'
import type { Stage } from '../src/api/readStage.ts'
import { REQUEST_TIMEOUT_MS } from '../src/api/wire.ts'

const ENTRY = 'src/start/start.ts'
const MODULE_TAG = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g
const APP = /\/site-[^/]+\.js$/

/** Builds the start script by itself: its code, and the styles that it imports. */
async function buildStart(define: Record<string, string>) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'start' },
    },
  })
  const outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [result]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const script = outputs.find((output) => output.type === 'chunk')?.code
  const css = outputs.find((output) => output.type === 'asset')?.source
  if (!script || !css) throw new Error(`${ENTRY} gave no script or no styles`)
  return { script: script.trim(), css: String(css).trim() }
}

/** Puts the start script and the styles of the first screen into the HTML itself. */
export function shell(stage: Stage): Plugin {
  const { hosts, mobileSite } = stage
  const start = {
    race: hosts.website + paths.raceByDomain,
    config: hosts.website + paths.configLocation,
    session: hosts.basic + paths.commonInfo,
    mobile: mobileSite,
    timeoutMs: REQUEST_TIMEOUT_MS,
    headers: { terminalType: TERMINAL_TYPE, osId: OS_ID },
  }
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const modules = [...html.matchAll(MODULE_TAG)]
        const app = modules.map(([, file = '']) => file).find((file) => APP.test(file)) ?? ''
        const chunk = bundle[app.slice(1)]
        const libraries = chunk?.type === 'chunk' ? chunk.imports.map((file) => `/${file}`) : []
        const { script, css } = await buildStart({
          START: JSON.stringify({ ...start, app, libraries }),
        })
        const links = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
        const tags = app ? [...links, ...modules.map(([tag]) => tag)] : links
        const rest = tags.reduce((page, tag) => page.replace(tag, ''), html)
        const ahead = app && `<link rel="modulepreload" crossorigin href="${app}">`
        // The style sheet stands after the first screen, so that it does not hold back its painting.
        return rest
          .replace('<!--shell-->', () => `<style>${css}</style>${ahead}`)
          .replace('<!--start-->', () => `<script>${script}</script>${links.join('')}`)
      },
    },
  }
}
