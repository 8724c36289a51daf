import { build, type Rolldown } from 'vite'
import { BROWSERS } from './browsers.ts'

/** Builds a script separately, into a single file for every supported browser, and its styles. */
export async function buildScript(entry: string, name: string, define: Record<string, string>) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target: BROWSERS,
      lib: { entry, formats: ['iife'], name },
    },
  })
  const outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [result]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const script = outputs.find((output) => output.type === 'chunk')?.code
  const css = outputs.find((output) => output.type === 'asset')?.source
  if (!script) throw new Error(`${entry} gave no script`)
  return { script: script.trim(), css: String(css ?? '').trim() }
}
