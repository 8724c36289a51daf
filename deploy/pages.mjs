/**
 * Writes pages for search engines and messengers into a built site: for each host a page of its own, and a small
 * page for each document, article, race guide and course: `node deploy/pages.mjs prod dist --host run.example [--host …]`.
 * It asks the services of the environment for the configuration; `--services` says where those on the site's own
 * host answer, `--config` names a file instead (with one host). Hosts without these pages work as before.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { addPageGlobals } from '../tools/support/pageGlobals.mjs'
import { environmentOf, isEnvironmentName, near } from './environments.mjs'

/** @typedef {typeof import('./hostPages.ts')} HostPages */
/** @typedef {typeof import('./readPublished.ts')} ReadPublished */

const { values, positionals } = parseArgs({
  options: {
    host: { type: 'string', multiple: true, default: [] },
    config: { type: 'string' },
    services: { type: 'string' },
  },
  allowPositionals: true,
})
const [environmentName = '', folder] = positionals
const { host: hosts, config: file } = values
if (
  !isEnvironmentName(environmentName) ||
  !folder ||
  hosts.length === 0 ||
  (file && hosts.length > 1)
) {
  console.error('node deploy/pages.mjs dev|test|release|prod dist --host run.example [--host …]')
  process.exit(2)
}

addPageGlobals()

const environment = await environmentOf(environmentName)
const options = {
  configFile: /** @type {const} */ (false),
  define: { __ENVIRONMENT__: JSON.stringify(environment) },
}
/** @type {{ module: ReadPublished }} */
const { module: published } = await runnerImport(near('readPublished.ts'), options)
/** @type {{ module: HostPages }} */
const { module: writer } = await runnerImport(near('hostPages.ts'), options)

const html = readFileSync(join(folder, 'index.html'), 'utf8')
for (const host of hosts) {
  const source = file
    ? readFileSync(file, 'utf8')
    : await published.fetchConfig(host, environment, values.services ?? `https://${host}`)
  const pages = await writer.hostPages(html, host, published.readConfig(source), Date.now())
  const root = join(folder, 'hosts', host)
  rmSync(root, { recursive: true, force: true })
  for (const [path, content] of Object.entries(pages)) {
    mkdirSync(dirname(join(root, decodeURIComponent(path))), { recursive: true })
    writeFileSync(join(root, decodeURIComponent(path)), content)
  }
  process.stdout.write(`${host}: ${Object.keys(pages).length} pages\n`)
}
