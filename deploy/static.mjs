/**
 * Prepares a built site for a static host: puts the content security policy into the page and
 * prints the remaining headers as a `_headers` file: `node deploy/static.mjs prod dist >
 * dist/_headers`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { environmentOf, isEnvironmentName, near } from './environments.mjs'

const [environmentName = '', folder] = process.argv.slice(2)
if (!isEnvironmentName(environmentName) || !folder) {
  console.error('Name the environment and the built site: node deploy/static.mjs prod dist')
  process.exit(2)
}

/** @typedef {typeof import('./staticPage.ts')} StaticPage */
/** @type {{ module: StaticPage }} */
const { module: writer } = await runnerImport(near('staticPage.ts'))

const page = join(folder, 'index.html')
const environment = await environmentOf(environmentName)
writeFileSync(page, writer.staticPage(readFileSync(page, 'utf8'), environment))
process.stdout.write(writer.staticHeaders(environment))
