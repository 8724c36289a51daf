/**
 * Prepares a built site for a static host: puts the content security policy into the page and
 * prints the remaining headers as a `_headers` file: `node deploy/static.mjs prod dist >
 * dist/_headers`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, runnerImport } from 'vite'

const [environmentName = '', folder] = process.argv.slice(2)
if (!/^(dev|test|release|prod)$/.test(environmentName) || !folder) {
  console.error('Name stage and built site: node deploy/static.mjs prod dist')
  process.exit(2)
}

/** @param {string} path */
const near = (path) => new URL(path, import.meta.url).pathname

/** @typedef {typeof import('#environment/readEnvironment.ts')} ReadStage */
/** @typedef {typeof import('./staticPage.ts')} StaticPage */
/** @type {{ module: ReadStage }} */
const { module: environments } = await runnerImport(near('../src/environment/readEnvironment.ts'))
/** @type {{ module: StaticPage }} */
const { module: writer } = await runnerImport(near('staticPage.ts'))

const page = join(folder, 'index.html')
const environment = environments.readEnvironment(loadEnv(environmentName, near('..')))
writeFileSync(page, writer.staticPage(readFileSync(page, 'utf8'), environment))
process.stdout.write(writer.staticHeaders(environment))
