import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installDebianPackages, mayInstall } from './install.mjs'

const MODULES = '/etc/nginx/modules-enabled'
const BROTLI = `${MODULES}/50-mod-http-brotli-static.conf`
const DEBIAN_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl']

/** How to install nginx manually. */
export const NGINX_HELP = `Install nginx (Debian: apt-get install ${DEBIAN_PACKAGES.join(' ')}).`

/** Path of nginx. Returns undefined unless its brotli module and openssl are installed too. */
function findNginx() {
  const hasOpenssl = spawnSync('openssl', ['version'], { stdio: 'ignore' }).status === 0
  return existsSync(BROTLI) && hasOpenssl
    ? ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
    : undefined
}

/** Finds nginx or, where allowed (see `mayInstall`), installs Debian's. */
export async function ensureNginx() {
  if (findNginx()) return findNginx()
  if (
    await mayInstall(
      'The deployment tests need nginx, its brotli module and openssl. Install them?',
    )
  )
    installDebianPackages(DEBIAN_PACKAGES)
  return findNginx()
}

/** Path of nginx. Throws with a clear message if it is not installed. */
export function needNginx() {
  const found = findNginx()
  if (!found) throw new Error(`nginx was not found. ${NGINX_HELP}`)
  return found
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Starts nginx on a free loopback port with the configuration from `deploy/`, and waits until it
 * responds.
 * @param {{ root: string, behind: string, tls?: (folder: string) => string }} options the built
 *   site, the address of its services and file host, and the contents of `tls.conf`
 */
export async function startNginx({ root, behind, tls }) {
  const nginx = needNginx()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const log = join(folder, 'access.log')
  const names = ['WEBSITE_CENTER', 'BASIC_CENTER', 'USER_CENTER', 'RACE_CENTER', 'FILE_HOST']
  const site = execFileSync(process.execPath, ['deploy/nginx.mjs', 'test', '--brotli'], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...Object.fromEntries([...names, 'REGISTRATION_SITE'].map((name) => [name, behind])),
      PORT: `127.0.0.1:${port}`,
      ROOT: resolve(root),
      ACCESS_LOG: log,
      ERROR_LOG: join(folder, 'error.log'),
    },
  })
  writeFileSync(join(folder, 'site.conf'), site)
  if (tls) writeFileSync(join(folder, 'tls.conf'), tls(folder))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
worker_rlimit_nofile 16384;
daemon off;
pid ${folder}/nginx.pid;
include ${MODULES}/*.conf;
events { worker_connections 4096; }
http {
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
include site.conf;
}
`,
  )
  const server = spawn(nginx, ['-c', main, '-e', join(folder, 'error.log')])
  process.once('exit', () => server.kill())
  let said = ''
  server.stderr.on('data', (part) => (said += part))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    if (server.exitCode !== null || tries > 100) {
      const errors = existsSync(join(folder, 'error.log'))
        ? readFileSync(join(folder, 'error.log'), 'utf8')
        : ''
      throw new Error(`nginx does not start.\n${said}${errors}`)
    }
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) break
    await wait(50)
  }
  return {
    url,
    port,
    /** The lines of the access log. */
    log: () => readFileSync(log, 'utf8').trim().split('\n'),
    /** The error log. */
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop() {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
