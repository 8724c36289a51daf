// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticHandler } from '../../tools/previewServer.ts'

const page = `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">
<style nonce="__CSP_NONCE__">body { margin: 0 }</style><script>window.early = 1</script>`
const script = `export const text = '${'runner '.repeat(400)}'`

let folder = ''
let server: Server

function serve(root: string) {
  const passThrough = (path: string) => path.startsWith('/user-center/')
  const handler = createStaticHandler({ root, passThrough })
  return new Promise<Server>((started) => {
    const listening = createServer((request, response) =>
      handler(request, response, () => response.end(`passed ${request.url}`)),
    ).listen(0, '127.0.0.1', () => started(listening))
  })
}

interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks with the path as it stands: `fetch` would tidy it and unpack the answer. */
function ask(path: string, headers = {}, method = 'GET', from = server) {
  const { port } = from.address() as AddressInfo
  return new Promise<Reply>((done, failed) => {
    httpRequest({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        done({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', failed)
      .end()
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-server-'))
  const root = join(folder, 'dist')
  await mkdir(join(root, 'assets'), { recursive: true })
  await mkdir(join(root, '.vite'))
  const files: Record<string, string> = {
    'index.html': page,
    'check.html': '<script>frame()</script>',
    'assets/main-1a2b.js': script,
    'course.geojson': '{}',
    'course.gpx': '<gpx/>',
    'logo.svg': '<svg/>',
    'film.webm': '0123456789',
    'scene.avif': 'avif',
    '水.txt': 'water',
    '.vite/manifest.json': '{}',
    '../secret.txt': 'secret',
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)))
  server = await serve(root)
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

describe('the page', () => {
  test('carries one fresh nonce in its text and its policy', async () => {
    const first = await ask('/?from=mail')
    const nonce = /style nonce="([^"]+)"/.exec(first.body.toString())?.[1]
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(first.headers['content-security-policy']).toContain(
      `script-src 'self' 'nonce-${nonce}';`,
    )
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.body.toString()).not.toContain('__CSP_NONCE__')
    expect((await ask('/')).body.toString()).not.toContain(nonce)
  })

  test('is packed for the browsers that can read it', async () => {
    const br = await ask('/', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toContain('window.early')
    const gzip = await ask('/', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toContain('window.early')
  })

  test('is not sent again while unchanged, nor is a policy with another nonce', async () => {
    const { etag } = (await ask('/')).headers
    const again = await ask('/', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
    expect(again.headers['content-security-policy']).toBeUndefined()
    expect(again.body).toHaveLength(0)
  })
})

describe('files', () => {
  test('with a hash in their name are kept for good, the others for a day', async () => {
    const hashed = await ask('/assets/main-1a2b.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.body.toString()).toBe(script)
    expect((await ask('/logo.svg')).headers['cache-control']).toBe('public, max-age=86400')
  })

  test('are packed, and each packing has a tag of its own', async () => {
    const plain = await ask('/assets/main-1a2b.js')
    const packed = await ask('/assets/main-1a2b.js', { 'Accept-Encoding': 'br' })
    expect(brotliDecompressSync(packed.body).toString()).toBe(script)
    expect(packed.headers.vary).toBe('Accept-Encoding')
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': packed.headers.etag }
    expect((await ask('/assets/main-1a2b.js', headers)).status).toBe(304)
  })

  test.each([
    ['/course.geojson', 'application/geo+json'],
    ['/course.gpx', 'application/gpx+xml'],
    ['/logo.svg', 'image/svg+xml'],
    ['/scene.avif', 'image/avif'],
    ['/film.webm', 'video/webm'],
    ['/%E6%B0%B4.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('a page for a frame may stand in the site', async () => {
    const { headers } = await ask('/check.html')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-security-policy']).toContain('sandbox allow-scripts')
  })
})

describe('parts of a film', () => {
  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s gives %s', async (range, text, told) => {
    const { status, headers, body } = await ask('/film.webm', { Range: range })
    expect([status, body.toString(), headers['content-range']]).toEqual([206, text, told])
  })

  test('past its end are refused; of an older film, the whole new one is sent', async () => {
    const past = await ask('/film.webm', { Range: 'bytes=10-' })
    expect([past.status, past.headers['content-range']]).toEqual([416, 'bytes */10'])
    const newer = await ask('/film.webm', { Range: 'bytes=2-4', 'If-Range': '"old"' })
    expect([newer.status, newer.body.toString()]).toEqual([200, '0123456789'])
  })
})

describe('what is not served', () => {
  test.each([
    '/race-rules',
    '/index.html',
    '/assets/',
    '/assets/gone.js',
    '/.vite/manifest.json',
    '/../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/logo.svg%00.txt',
    '/%E0%A4%A',
  ])('%s is a plain 404', async (path) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('another method than reading', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405)
  })

  test('a folder without a built site', async () => {
    const empty = await serve(join(folder, 'nowhere'))
    const { status, body } = await ask('/', {}, 'GET', empty)
    empty.close()
    expect([status, body.toString()]).toEqual([
      503,
      'The site is not built yet. Run: npm run build\n',
    ])
  })
})

test('HEAD tells the length and sends nothing', async () => {
  const { status, headers, body } = await ask('/film.webm', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, '10', 0])
})

test('the opener policy goes only where browsers heed it', async () => {
  const name = 'cross-origin-opener-policy'
  expect((await ask('/', { Host: 'localhost:4173' })).headers[name]).toBe('same-origin')
  expect((await ask('/', { Host: 'www.race.test:4173' })).headers[name]).toBeUndefined()
  expect((await ask('/')).headers[name]).toBe('same-origin')
})

test('over TLS, here or in front, it is asked for from then on', async () => {
  const name = 'strict-transport-security'
  expect((await ask('/')).headers[name]).toBeUndefined()
  const { headers } = await ask('/logo.svg', {
    'X-Forwarded-Proto': 'https',
    Host: 'www.race.test',
  })
  expect(headers[name]).toBe('max-age=31536000')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

test('the paths of other servers pass through, whatever the method', async () => {
  const { body } = await ask('/user-center/api/login?a=1', {}, 'POST')
  expect(body.toString()).toBe('passed /user-center/api/login?a=1')
})
