import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, loadConfigFromFile, preview } from 'vite'

const MODE = 'test'

/** Builds the React floor for the same browsers, with the same packages and kind of page. */
async function buildReactFloor(/** @type {string} */ outDir) {
  const loaded = await loadConfigFromFile({ command: 'build', mode: MODE })
  const { resolve: packages, html, build: { target, modulePreload } = {} } = loaded?.config ?? {}
  await build({
    configFile: false,
    logLevel: 'error',
    root: 'tools/bench/reactFloor',
    publicDir: resolve('public'),
    resolve: packages,
    html,
    build: { outDir, emptyOutDir: true, target, modulePreload },
  })
}

/**
 * The built page without script, with its logo and first picture in place.
 * @param {string} html @param {string} site URL of the served site
 */
async function withoutScript(html, site) {
  const answer = await fetch(`${site}website-center/api/website/config?domainName=localhost`)
  const { data } = await answer.json()
  const config = await (await fetch(new URL(data.uri, site))).json()
  return html
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html ', '<html class="shell-is-home" ')
    .replace('"shell" hidden', '"shell shell--ads"')
    .replace('"shell__logo" alt="" hidden', `"shell__logo" alt="" src="${config.logo}"`)
    .replace(
      '"shell__hero" alt="" width="1920" height="600" hidden',
      `"shell__hero" alt="" width="1920" height="600" fetchpriority="high" src="${data.headImgUrl}"`,
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
 * Builds the site and its two floors and serves each with its own sandbox, on three consecutive
 * ports. `floor` is the site's HTML, styles, logo and first picture without script. `react` is the
 * page in `reactFloor/`.
 * @param {{ folder: string, port: number }} options the folder is overwritten
 */
export async function servePages({ folder, port }) {
  const folders = {
    site: resolve(folder, 'site'),
    floor: resolve(folder, 'floor'),
    react: resolve(folder, 'react'),
  }
  const data = await mkdtemp(join(tmpdir(), 'bench-'))
  /** @type {Awaited<ReturnType<typeof preview>>[]} */
  const servers = []
  const serve = async (/** @type {keyof typeof folders} */ name) => {
    process.env.SANDBOX_DATA = join(data, name)
    const options = { build: { outDir: folders[name] }, preview: { port: port + servers.length } }
    servers.push(await preview({ mode: MODE, logLevel: 'error', ...options }))
    const url = `http://localhost:${options.preview.port}/`
    await whenPacked(folders[name], url)
    return url
  }

  await build({
    mode: MODE,
    logLevel: 'error',
    build: { outDir: folders.site, emptyOutDir: true },
  })
  await buildReactFloor(folders.react)
  const site = await serve('site')
  const react = await serve('react')
  await rm(folders.floor, { recursive: true, force: true })
  const isNoScript = (/** @type {string} */ file) => !file.endsWith('.js')
  await cp(folders.site, folders.floor, { recursive: true, filter: isNoScript })
  const html = await readFile(join(folders.site, 'index.html'), 'utf8')
  await writeFile(join(folders.floor, 'index.html'), await withoutScript(html, site))
  const floor = await serve('floor')
  return {
    urls: { floor, react, site },
    folders,
    async close() {
      for (const server of servers) await server.close()
      await rm(data, { recursive: true })
    },
  }
}
