import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build, loadConfigFromFile } from 'vite'
import { cloneCommit } from '../cloneCommit.mjs'

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
 * The built page without script, with its logo and first picture in place, that for phones, too.
 * @param {string} html @param {string} site URL of the served site
 */
async function withoutScript(html, site) {
  const answer = await fetch(`${site}website-center/api/website/config?domainName=localhost`)
  const { data } = await answer.json()
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

const viteOf = (/** @type {string} */ root) => join(root, 'node_modules/vite/bin/vite.js')

/**
 * Serves a built page in a process of its own, with the server and the sandbox of a checkout.
 * @param {{ root: string, folder: string, data: string, port: number }} options `root` is the
 *   checkout, `folder` the built page, `data` the sandbox's data
 */
async function serve({ root, folder, data, port }) {
  const args = ['preview', '--mode', MODE, '--outDir', folder, '--port', String(port)]
  const server = spawn(process.execPath, [viteOf(root), ...args, '--strictPort'], {
    cwd: root,
    env: { ...process.env, SANDBOX_DATA: data },
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  const stop = () => server.kill()
  process.once('exit', stop)
  const url = `http://localhost:${port}/`
  const isServed = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (!(await isServed())) {
    if (server.exitCode !== null) throw new Error(`${folder} cannot be served on port ${port}`)
    await wait(100)
  }
  await whenPacked(folder, url)
  return {
    url,
    async close() {
      stop()
      await ended
    },
  }
}

/** Builds the site at a git ref. @param {string} ref @param {string} clone overwritten */
function buildCommit(ref, clone) {
  cloneCommit(clone, ref)
  const args = [viteOf(clone), 'build', '--mode', MODE, '--logLevel', 'error']
  execFileSync(process.execPath, args, { cwd: clone })
}

/**
 * Builds the site and its two floors and serves each with its own sandbox, on consecutive ports.
 * `floor` is the site's HTML, styles, logo and first picture without script. `react` is the page in
 * `reactFloor/`. With `against`, a git ref, the site at that commit is a fourth page, `old`.
 * @param {{ folder: string, port: number, against?: string | undefined }} options the folder is
 *   overwritten
 */
export async function servePages({ folder, port, against }) {
  const data = await mkdtemp(join(tmpdir(), 'bench-'))
  const clone = join(data, 'clone')
  const folders = {
    site: resolve(folder, 'site'),
    floor: resolve(folder, 'floor'),
    react: resolve(folder, 'react'),
    old: join(clone, 'dist'),
  }
  /** @type {Awaited<ReturnType<typeof serve>>[]} */
  const servers = []
  const start = async (/** @type {keyof typeof folders} */ name, root = process.cwd()) => {
    const options = { root, folder: folders[name], data: join(data, name) }
    const server = await serve({ ...options, port: port + servers.length })
    servers.push(server)
    return server.url
  }

  await build({
    mode: MODE,
    logLevel: 'error',
    build: { outDir: folders.site, emptyOutDir: true },
  })
  await buildReactFloor(folders.react)
  const site = await start('site')
  const react = await start('react')
  await rm(folders.floor, { recursive: true, force: true })
  const isNoScript = (/** @type {string} */ file) => !file.endsWith('.js')
  await cp(folders.site, folders.floor, { recursive: true, filter: isNoScript })
  const html = await readFile(join(folders.site, 'index.html'), 'utf8')
  await writeFile(join(folders.floor, 'index.html'), await withoutScript(html, site))
  const floor = await start('floor')
  if (against) buildCommit(against, clone)
  return {
    urls: { floor, react, site, old: against ? await start('old', clone) : undefined },
    folders,
    async close() {
      for (const server of servers) await server.close()
      await rm(data, { recursive: true })
    },
  }
}
