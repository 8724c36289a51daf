// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import {
  createServer,
  preview,
  resolveConfig,
  type InlineConfig,
  type PreviewServer,
  type ViteDevServer,
} from 'vite'
import { afterEach, expect, test } from 'vitest'
import { sandbox } from '#sandbox/vitePlugin.ts'
import { ownHosts, privatePaths } from '../../tools/build/ownHosts.ts'
import { temporaryFolder } from '../sandbox/openSandbox.ts'

let server: ViteDevServer | PreviewServer | undefined
afterEach(() => server?.close())

const FILES = {
  'index.html': '<!doctype html><title>Site</title>',
  'dist/index.html': '<!doctype html><title>Site</title>',
  'src/main.ts': 'export default 1',
  'sandbox/app.ts': 'export const secret = 2',
  'tools/tool.ts': 'export const secret = 2',
  'vite.config.ts': 'export default {}',
  '.env.dev': 'SECRET=2',
}

async function start(kind: 'vite' | 'vite preview') {
  const root = temporaryFolder()
  for (const folder of ['dist', 'src', 'sandbox', 'tools']) mkdirSync(join(root, folder))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text)
  const options = {
    root,
    configFile: false,
    logLevel: 'silent' as const,
    plugins: [ownHosts(), sandbox({ data: ':memory:' })],
  } satisfies InlineConfig
  const hosts = { port: 0, allowedHosts: true } as const
  server =
    kind === 'vite'
      ? await (await createServer({ ...options, server: { ...hosts, ws: false } })).listen()
      : await preview({ ...options, preview: hosts })
  const port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port)
  /** Sends the path unchanged; `fetch` would normalise it. */
  const ask = (path: string, host: string, more: { method?: string; origin?: string } = {}) =>
    new Promise<{ status: number; body: string }>((done, failed) => {
      const { method = 'GET', origin } = more
      const headers = { host, ...(origin && { origin }) }
      request(
        { port, path: encodeURI(path).replaceAll('%25', '%'), method, headers },
        (response) => {
          let body = ''
          response.on('data', (part) => (body += String(part)))
          response.on('end', () => done({ status: response.statusCode ?? 0, body }))
        },
      )
        .on('error', failed)
        .end()
    })
  return { root, port, ask }
}

const FOREIGN = ['evil.example', '192.168.1.20:5173', 'localhost.evil.example', 'test']

test('the site, its modules and its services are available under any host name', async () => {
  const { ask } = await start('vite')
  for (const host of [...FOREIGN, 'www.race.test', 'localhost:5173']) {
    expect((await ask('/', host)).body, host).toContain('<title>Site</title>')
    expect((await ask('/src/main.ts', host)).body, host).toContain('export default 1')
    expect((await ask('/@vite/client', host)).status, host).toBe(200)
    expect((await ask('/config/cz/index.json', host)).status, host).toBe(200)
  }
})

test('virtual modules of the build tool are available under any host name', async () => {
  const { root } = await start('vite')
  const isPrivate = privatePaths(root)
  expect(isPrivate('/@id/__x00__react/jsx-dev-runtime')).toBe(false)
  expect(isPrivate('/@id/__x00__/sandbox/app.ts')).toBe(true)
})

test('files that no page imports are available under local host names only', async () => {
  const { ask, root } = await start('vite')
  const secrets = [
    '/sandbox/app.ts',
    '/sandbox/app.ts?raw',
    '/sandbox/app.ts?import&raw',
    '/tools/tool.ts?url',
    '/vite.config.ts',
    '//sandbox/app.ts',
    '/src/../sandbox/app.ts',
    '/src/%2e%2e/sandbox/app.ts',
    '/%73andbox/app.ts',
    '/%2573andbox/app.ts',
    '/Sandbox/app.ts',
    '/.env.dev?raw',
    `/@fs${root}/sandbox/app.ts`,
    `/@fs/${root}/src/../tools/tool.ts?raw`,
    `${root}/sandbox/app.ts`,
    '/@id/./sandbox/app.ts',
    '/@id//sandbox/app.ts',
    `/@id/${root}/sandbox/app.ts`,
    '/__open-in-editor?file=x',
    '/__sandbox/inbox',
    '/x/../__sandbox/inbox',
    '/sandbox/%',
  ]
  for (const path of secrets) {
    for (const host of FOREIGN) {
      const { status, body } = await ask(path, host)
      expect([status, body], `${host} ${path}`).toEqual([404, '404 Not found\n'])
    }
  }
  for (const host of ['localhost:5173', 'a.localhost', 'www.race.test', '127.0.0.1:1', '[::1]:1']) {
    expect((await ask('/sandbox/app.ts', host)).body, host).toContain('secret = 2')
    expect((await ask('/__sandbox/inbox', host)).status, host).toBe(200)
  }
})

test.each(['vite', 'vite preview'] as const)(
  '%s: the sandbox controls accept local host names and no foreign origin',
  async (kind) => {
    const { ask, port } = await start(kind)
    const here = `localhost:${port}`
    const post = async (host: string, origin?: string) =>
      (await ask('/__sandbox/reset', host, { method: 'POST', ...(origin && { origin }) })).status
    expect(await post(here)).toBe(200)
    expect(await post(here, `http://${here}`)).toBe(200)
    expect(await post('www.race.test', 'http://www.race.test')).toBe(200)
    for (const origin of ['https://evil.example', 'null', `http://localhost:${port + 1}`]) {
      expect(await post(here, origin), origin).toBe(403)
    }
    expect(await post('evil.example', 'http://evil.example')).toBe(404)
    expect(await post('evil.example')).toBe(404)
    expect((await ask('/__sandbox/inbox', 'evil.example')).status).toBe(404)
  },
)

/** The site's own settings, without the bundling of their file, which warns on a slow machine. */
const siteConfig = () =>
  resolveConfig({ mode: 'dev', logLevel: 'silent', configLoader: 'runner' }, 'serve')

test('development and preview server listen on all interfaces and take any host name', async () => {
  const config = await siteConfig()
  const open = { host: true, allowedHosts: true }
  expect(config.server).toMatchObject(open)
  expect(config.preview).toMatchObject(open)
})

test('the guard comes before every plugin that serves requests', async () => {
  const { plugins } = await siteConfig()
  const serving = plugins.filter(
    ({ name, configureServer, configurePreviewServer }) =>
      !name.startsWith('vite:') && (configureServer ?? configurePreviewServer),
  )
  expect(serving[0]?.name).toBe('own-hosts')
})
