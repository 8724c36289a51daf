/**
 * Checks a site configuration: `npm run check-config -- race.json [folder]`. The files that it names as
 * `/…` are looked for in `folder`, by default that of the configuration. Exits with 1 if anything breaks.
 */
import { JSDOM } from 'jsdom'
import { runnerImport } from 'vite'

const [file, folder] = process.argv.slice(2)
if (!file) {
  console.error('npm run check-config -- race.json [folder of its files]')
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
process.exitCode = await module.report(file, folder)
