/**
 * Checks a site configuration: `npm run check-config -- race.json [folder] [--language zh|en|ja]`. The files
 * that it names as `/…` are looked for in `folder`, by default that of the configuration. Exits with 1 if
 * anything breaks, with 2 if there is no such file or language.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { JSDOM } from 'jsdom'
import { runnerImport } from 'vite'

const { values, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'en' } },
  allowPositionals: true,
})
const [file = '', folder] = positionals
if (!existsSync(file) || !['zh', 'en', 'ja'].includes(values.language)) {
  console.error('npm run check-config -- race.json [folder of its files] [--language zh|en|ja]')
  process.exit(2)
}
// The site's own reading of addresses and of GPX files needs a page.
const { window } = new JSDOM('', { url: 'https://race.example/' })
const { location, DOMParser } = window
Object.assign(globalThis, { window, location, DOMParser })
const { module } = await runnerImport('./tools/check-config/report.ts', {
  configFile: false,
  logLevel: 'error',
})
process.exitCode = await module.report(file, folder, values.language)
