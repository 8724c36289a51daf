/**
 * Checks a site configuration: `npm run check-config -- race.json [folder] [--language zh|en|ja]`. The files
 * that it names as `/…` are looked for in `folder`, by default that of the configuration. Exits with 1 if
 * anything breaks, with 2 if there is no such file or language.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { addPageGlobals } from '../support/pageGlobals.mjs'

const { values, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'en' } },
  allowPositionals: true,
  strict: false,
})
const [file = '', folder] = positionals
if (!existsSync(file) || !['zh', 'en', 'ja'].includes(String(values.language))) {
  console.error('npm run check-config -- race.json [folder of its files] [--language zh|en|ja]')
  process.exit(2)
}
addPageGlobals()
const { module } = await runnerImport('./tools/check-config/report.ts', {
  configFile: false,
  logLevel: 'error',
})
process.exitCode = await module.report(file, folder, values.language)
