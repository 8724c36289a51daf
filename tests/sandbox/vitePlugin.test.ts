// @vitest-environment node
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { createServer, preview } from 'vite'
import type { InlineConfig, PreviewServer, ViteDevServer } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { sandbox } from '../../sandbox/vitePlugin.ts'
import { paths } from '../../src/api/paths.ts'
import { raceCenterPaths } from '../../src/api/raceCenterPaths.ts'
import { readStage } from '../../src/api/readStage.ts'
import { encrypt } from '../../src/lib/encrypt.ts'
import { temporaryFolder } from './openSandbox.ts'

let server: ViteDevServer | PreviewServer | undefined

afterEach(async () => {
  vi.unstubAllEnvs()
  await server?.close()
})

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

test('a server that listens to nobody opens no database', async () => {
  const data = join(temporaryFolder(), 'data')
  const plugins = [sandbox({ data })]
  server = await createServer({ ...config(), plugins, server: { middlewareMode: true, ws: false } })
  expect(existsSync(data)).toBe(false)
})

test('the sandbox knows the stage that it is served beside', async () => {
  const { root = '', ...rest } = config()
  copyFileSync('.env.dev', join(root, '.env.dev'))
  const { passwords } = readStage(parseEnv(readFileSync('.env.dev', 'utf8')))
  // Variables of the test's own process would go before the file.
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
  const answer = await fetch(new URL(paths.login, base), { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ code: 0 })
})

test('behind a server on this machine, who asks is whom it names', async () => {
  server = await starts.vite()
  const [base = ''] = server.resolvedUrls?.local ?? []
  const body = JSON.stringify({ raceId: 'yanling-2023', name: '无', bib: 'A1', queryType: 4 })
  const codeFor = async (caller: string): Promise<unknown> => {
    const headers = { 'x-forwarded-for': caller }
    const answer = await fetch(new URL(raceCenterPaths.query, base), {
      method: 'POST',
      body,
      headers,
    })
    const { code } = (await answer.json()) as { code: number }
    return code
  }
  const first = await codeFor('192.0.2.1')
  for (let times = 0; times < 30; times++) await codeFor('192.0.2.1')
  expect(await codeFor('192.0.2.1')).not.toBe(first)
  expect(await codeFor('192.0.2.2')).toBe(first)
})

test.each(Object.entries(starts))('%s serves the sandbox beside the site', async (_, start) => {
  server = await start()
  const [base = ''] = server.resolvedUrls?.local ?? []
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, base), init)
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', body: JSON.stringify(body) })

  expect(await (await ask('/')).text()).toContain('<title>Site</title>')
  const answer = await post(paths.raceInfo, { raceId: 'yanling-2024' })
  expect(answer.headers.get('date')).toContain('15 Aug 2024')
  expect(await answer.json()).toMatchObject({ code: 0, data: { raceId: 'yanling-2024' } })
  expect((await ask('/i18n/cn/none.json')).status).toBe(404)
  const packed = await ask(paths.cloudConfig, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await packed.json()).toEqual(['aliyun'])

  await post('/__sandbox/faults', { path: '/basic-center/*', times: 1, drop: true })
  await expect(ask(paths.countries)).rejects.toThrow('fetch failed')
  expect((await ask(paths.countries)).status).toBe(200)
})
