import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, loadConfigFromFile } from 'vite'
import { cloneCommit } from '../support/cloneCommit.mjs'
import { startPreview } from '../support/startPreview.mjs'

/** @import { Kind } from './visit.mjs' */

const MODE = 'test'

/** Builds the React floor for the same browsers, with the same packages and kind of page. */
async function buildReactFloor(/** @type {string} */ outDir) {
  const loaded = await loadConfigFromFile({ command: 'build', mode: MODE })
  const { resolve: packages, html, build: { target, modulePreload } = {} } = loaded?.config ?? {}
  await build({
    configFile: false,
    logLevel: 'error',
    root: 'tools/bench/react-floor',
    publicDir: resolve('public'),
    resolve: packages,
    html,
    build: { outDir, emptyOutDir: true, target, modulePreload },
  })
}

/**
 * The built page without script, with its logo and first picture in place, that for phones, too.
 * @param {string} html @param {string} site URL of the served site
 */
async function withoutScript(html, site) {
  const response = await fetch(`${site}website-center/api/website/config?domainName=localhost`)
  const { data } = await response.json()
  const config = await (await fetch(new URL(data.uri, site))).json()
  const picture = data.headImgUrl
  /** @type {{ surfacePlotUrl: string, surfacePlotUrlH5?: string }[]} */
  const slides = config.carouselList
  const onPhone = slides.find(({ surfacePlotUrl }) => surfacePlotUrl === picture)?.surfacePlotUrlH5
  return html
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html ', '<html class="shell-is-home" ')
    .replace('"shell" hidden', '"shell shell--ads"')
    .replace('"shell__logo" alt="" hidden', `"shell__logo" alt="" src="${config.logo}"`)
    .replace(
      '<img class="shell__hero" alt="" width="1920" height="600" hidden />',
      `<picture>
        <source media="(max-width: 559px)" srcset="${onPhone ?? picture}" />
        <img class="shell__hero" alt="" width="1920" height="600" fetchpriority="high" src="${picture}" />
      </picture>`,
    )
}

/**
 * Waits until the server has pre-compressed its files. @param {string} folder @param {string} url
 */
async function whenPacked(folder, url) {
  const headers = { 'accept-encoding': 'br' }
  const names = await readdir(join(folder, 'assets'))
  await Promise.all(
    names.map(async (name) => (await fetch(`${url}assets/${name}`, { headers })).arrayBuffer()),
  )
}

/**
 * Builds the site and its two floors and serves each with its own sandbox, on consecutive ports.
 * `floor` is the site's HTML, styles, logo and first picture without script. `react` is the page in
 * `react-floor/`. With `against`, a git ref, the site at that commit is a fourth page, `old`.
 * @param {{ folder: string, port: number, against?: string }} options the folder is
 *   overwritten
 */
export async function servePages({ folder, port, against }) {
  const data = await mkdtemp(join(tmpdir(), 'bench-'))
  /** @type {Awaited<ReturnType<typeof startPreview>>[]} */
  const servers = []
  /**
   * @param {string} name @param {boolean} isSite @param {string} from folder of the page
   * @param {string} [root] checkout that serves it
   * @returns {Promise<Kind>}
   */
  const serve = async (name, isSite, from, root) => {
    const serverOptions = { data: join(data, name), port: port + servers.length }
    const server = await startPreview({ root, folder: from, ...serverOptions })
    servers.push(server)
    const url = `${server.url}/`
    await whenPacked(from, url)
    return { name, url, build: from, hasScript: name !== 'floor', isSite }
  }

  const site = resolve(folder, 'site')
  await build({ mode: MODE, logLevel: 'error', build: { outDir: site, emptyOutDir: true } })
  const react = resolve(folder, 'react')
  await buildReactFloor(react)
  const siteKind = await serve('site', true, site)
  const reactKind = await serve('react', false, react)

  const floor = resolve(folder, 'floor')
  await rm(floor, { recursive: true, force: true })
  await cp(site, floor, { recursive: true, filter: (file) => !file.endsWith('.js') })
  const html = await readFile(join(site, 'index.html'), 'utf8')
  await writeFile(join(floor, 'index.html'), await withoutScript(html, siteKind.url))
  const kinds = [await serve('floor', false, floor), reactKind, siteKind]
  if (against) {
    const clone = join(data, 'clone')
    cloneCommit(clone, against)
    const vite = join(clone, 'node_modules/vite/bin/vite.js')
    const args = [vite, 'build', '--mode', MODE, '--logLevel', 'error']
    execFileSync(process.execPath, args, { cwd: clone })
    kinds.push(await serve('old', true, join(clone, 'dist'), clone))
  }
  return {
    kinds,
    async close() {
      for (const server of servers) await server.stop()
      await rm(data, { recursive: true })
    },
  }
}
