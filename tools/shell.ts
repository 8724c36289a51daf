import { readFile } from 'node:fs/promises'
import { build, type Plugin } from 'vite'
import type { RolldownOutput } from 'rolldown'
import { OS_ID, TERMINAL_TYPE } from '../src/api/apiHeaders.ts'
import { paths } from '../src/api/paths.ts'
import type { Stage } from '../src/api/readStage.ts'
import { REQUEST_TIMEOUT_MS } from '../src/api/wire.ts'

const STYLES = ['src/styles/tokens.css', 'src/styles/shell.css']

async function bundle(entry: string, define: Record<string, string>): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      minify: true,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'start' },
    },
  })) as RolldownOutput[]
  const [chunk] = output[0]?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`)
  return chunk.code.trim()
}

async function minifiedCss(files: string[]): Promise<string> {
  const { transform } = await import('lightningcss')
  const code = (await Promise.all(files.map((file) => readFile(file)))).map(String).join('\n')
  return transform({ filename: 'shell.css', code: Buffer.from(code), minify: true }).code.toString()
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
      async handler(html) {
        const [script, css] = await Promise.all([
          bundle('src/start/start.ts', { START: JSON.stringify(start) }),
          minifiedCss(STYLES),
        ])
        const links = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
        const rest = links.reduce((page, link) => page.replace(link, ''), html)
        // The style sheet stands after the first screen, so that it does not hold back its painting.
        return rest
          .replace('<!--shell-->', () => `<style>${css}</style>`)
          .replace('<!--start-->', () => `<script>${script}</script>${links.join('')}`)
      },
    },
  }
}
