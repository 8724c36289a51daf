/**
 * Makes a built site ready for a host that only serves files: puts the policy into the page and
 * prints the headers that are left to the host, as a `_headers` file:
 * `node deploy/static.mjs prod dist > dist/_headers`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, runnerImport } from 'vite'

const [stageName = '', folder] = process.argv.slice(2)
if (!/^(dev|test|release|prod)$/.test(stageName) || !folder) {
  console.error('Name stage and built site: node deploy/static.mjs prod dist')
  process.exit(2)
}

/** @param {string} path */
const near = (path) => new URL(path, import.meta.url).pathname

/** @typedef {typeof import('../src/api/readStage.ts')} ReadStage */
/** @typedef {typeof import('./staticPage.ts')} StaticPage */
/** @type {{ module: ReadStage }} */
const { module: stages } = await runnerImport(near('../src/api/readStage.ts'))
/** @type {{ module: StaticPage }} */
const { module: writer } = await runnerImport(near('staticPage.ts'))

const page = join(folder, 'index.html')
const stage = stages.readStage(loadEnv(stageName, near('..')))
writeFileSync(page, writer.staticPage(readFileSync(page, 'utf8'), stage))
process.stdout.write(writer.staticHeaders())
