import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build, loadConfigFromFile, preview } from 'vite'
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
 * Builds the site at a git ref and serves it with the server and the sandbox of that commit.
 * @param {string} ref @param {{ clone: string, data: string, port: number }} options
 */
async function serveCommit(ref, { clone, data, port }) {
  cloneCommit(clone, ref)
  const env = { ...process.env, SANDBOX_DATA: data }
  const vite = join(clone, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--mode', MODE, '--logLevel', 'error'], {
    cwd: clone,
    env,
  })
  const args = [vite, 'preview', '--mode', MODE, '--port', String(port), '--strictPort']
  const server = spawn(process.execPath, args, { cwd: clone, env, stdio: 'ignore' })
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
    if (server.exitCode !== null) throw new Error(`${ref} cannot be served on port ${port}`)
    await wait(100)
  }
  await whenPacked(join(clone, 'dist'), url)
  return {
    url,
    async close() {
      stop()
      await ended
    },
  }
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
  /** @type {{ close: () => Promise<void> }[]} */
  const servers = []
  const serve = async (/** @type {'site' | 'react' | 'floor'} */ name) => {
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
  const old =
    against &&
    (await serveCommit(against, { clone, data: join(data, 'old'), port: port + servers.length }))
  if (old) servers.push(old)
  return {
    urls: { floor, react, site, old: old ? old.url : undefined },
    folders,
    async close() {
      for (const server of servers) await server.close()
      await rm(data, { recursive: true })
    },
  }
}
