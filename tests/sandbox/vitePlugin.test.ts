// @vitest-environment node
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import {
  createServer,
  preview,
  type InlineConfig,
  type PreviewServer,
  type ViteDevServer,
} from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { filePaths } from '#api/files/paths.ts'
import { racePaths } from '#api/race/paths.ts'
import { encrypt } from '#api/user/encrypt.ts'
import { userPaths } from '#api/user/paths.ts'
import { websitePaths } from '#api/website/paths.ts'
import { readEnvironment } from '#environment/readEnvironment.ts'
import { sandbox } from '#sandbox/vitePlugin.ts'
import { temporaryFolder } from './openSandbox.ts'

let server: ViteDevServer | PreviewServer | undefined

afterEach(async () => server?.close())

function config(): InlineConfig {
  const root = temporaryFolder()
  mkdirSync(join(root, 'dist'))
  for (const folder of [root, join(root, 'dist')]) {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Site</title>')
  }
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sandbox({ data: ':memory:' })],
    server: { port: 0, ws: false },
    preview: { port: 0 },
  }
}

const starts = {
  vite: async () => (await createServer(config())).listen(),
  'vite preview': async () => preview(config()),
}

test('a server that does not listen opens no database', async () => {
  const data = join(temporaryFolder(), 'data')
  const plugins = [sandbox({ data })]
  server = await createServer({ ...config(), plugins, server: { middlewareMode: true, ws: false } })
  expect(existsSync(data)).toBe(false)
})

test('a start prints the addresses of both races', async () => {
  const lines: string[] = []
  const started = await (await createServer({ ...config(), logLevel: 'info' })).listen()
  server = started
  started.config.logger.info = (line) => void lines.push(line)
  started.printUrls()
  const port = new URL(started.resolvedUrls?.local[0] ?? '').port
  const printed = lines
    .join('\n')
    .replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')
  expect(printed).toContain(`http://localhost:${port}`)
  expect(printed).toContain(`http://trail.localhost:${port}/`)
  expect(printed).toContain(`http://weekend.localhost:${port}/`)
})

test('the sandbox uses the environment of the served site', async () => {
  const { root = '', ...rest } = config()
  copyFileSync('.env.dev', join(root, '.env.dev'))
  const { passwords } = readEnvironment(parseEnv(readFileSync('.env.dev', 'utf8')))
  // Variables of the test process take precedence over the file.
  vi.stubEnv('VITE_PASSWORD_KEY', passwords.key)
  vi.stubEnv('VITE_PASSWORD_IV', passwords.iv)
  server = await (await createServer({ ...rest, root, mode: 'dev' })).listen()
  const body = new URLSearchParams({
    loginType: '0',
    phone: '13800000001',
    password: encrypt('Marathon2024', passwords),
    encryptType: '1',
  })
  const [base = ''] = server.resolvedUrls?.local ?? []
  const response = await fetch(new URL(userPaths.login, base), { method: 'POST', body })
  expect(await response.json()).toMatchObject({ code: 0 })
})

test('behind a local proxy, the caller is the forwarded address', async () => {
  server = await starts.vite()
  const [base = ''] = server.resolvedUrls?.local ?? []
  let asked = 0
  const codeFor = async (caller: string): Promise<unknown> => {
    // A different person each time, as wrong pairs also count against the person searched for.
    asked += 1
    const facts = { name: `无${asked}`, bib: `A${asked}` }
    const body = JSON.stringify({ raceId: 'yanling-2023', ...facts, queryType: 4 })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': caller }
    const response = await fetch(new URL(racePaths.query, base), {
      method: 'POST',
      body,
      headers,
    })
    const { code } = (await response.json()) as { code: number }
    return code
  }
  const first = await codeFor('192.0.2.1')
  for (let times = 0; times < 30; times++) await codeFor('192.0.2.1')
  expect(await codeFor('192.0.2.1')).not.toBe(first)
  expect(await codeFor('192.0.2.2')).toBe(first)
})

test.each(Object.entries(starts))('%s serves the sandbox alongside the site', async (_, start) => {
  server = await start()
  const [base = ''] = server.resolvedUrls?.local ?? []
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, base), init)
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })

  expect(await (await ask('/')).text()).toContain('<title>Site</title>')
  const response = await post(websitePaths.raceInfo, { raceId: 'yanling-2024' })
  expect(response.headers.get('date')).toContain('15 Aug 2024')
  expect(await response.json()).toMatchObject({ code: 0, data: { raceId: 'yanling-2024' } })
  expect((await ask('/i18n/cn/none.json')).status).toBe(404)
  const packed = await ask(filePaths.cloudConfig, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await packed.json()).toEqual(['aliyun'])

  await post('/__sandbox/faults', { path: '/basic-center/*', times: 1, drop: true })
  await expect(ask(basicPaths.countries)).rejects.toThrow('fetch failed')
  expect((await ask(basicPaths.countries)).status).toBe(200)
})

/** Sends a raw request and returns the status line and the body of the response. */
async function sendRaw(base: string, text: string): Promise<[status: string, body: unknown]> {
  const { port } = new URL(base)
  const socket = connect(Number(port), 'localhost')
  socket.end(text)
  let response = ''
  for await (const part of socket) response += String(part)
  const [status = ''] = response.split('\r\n')
  return [status, JSON.parse(/\{.*\}/s.exec(response)?.[0] ?? 'null')]
}

test('a chunked body is read, and a body that is too long or empty is rejected with a message', async () => {
  server = await starts.vite()
  const [base = ''] = server.resolvedUrls?.local ?? []
  const head = `POST ${websitePaths.raceInfo} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n`
  const chunked = (...chunks: string[]) =>
    `${head}Transfer-Encoding: chunked\r\n\r\n${[...chunks, ''].map((each) => `${each.length.toString(16)}\r\n${each}\r\n`).join('')}`
  expect(await sendRaw(base, chunked('{"raceId":', '"yanling-2024"}'))).toEqual([
    'HTTP/1.1 200 OK',
    expect.objectContaining({ code: 0 }),
  ])
  expect(await sendRaw(base, chunked('x'.repeat(700_000), 'x'.repeat(700_000)))).toEqual([
    'HTTP/1.1 413 Payload Too Large',
    { code: 413, msg: 'The body is longer than 1 MB.', data: null },
  ])
  expect(await sendRaw(base, `${head}\r\n`)).toEqual([
    'HTTP/1.1 400 Bad Request',
    { code: 400, msg: 'The body is not JSON.', data: null },
  ])
})
