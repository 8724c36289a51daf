// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticHandler } from '../../tools/build/previewServer.ts'

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

/** Sends the path unchanged: `fetch` would normalise it and decompress the response. */
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
  await mkdir(join(root, 'captcha'))
  const files: Record<string, string> = {
    'index.html': page,
    'sw.js': script,
    'captcha/check.js': script,
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
  test('has the same new nonce in its text and its policy', async () => {
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

  test('is compressed for browsers that support it', async () => {
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
  test('with a hash in their name are cached for a year, others for a day', async () => {
    const hashed = await ask('/assets/main-1a2b.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.body.toString()).toBe(script)
    expect((await ask('/logo.svg')).headers['cache-control']).toBe('public, max-age=86400')
  })

  test('are compressed, with an ETag per encoding', async () => {
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

  test('a drawing that is opened directly cannot run scripts', async () => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    for (const path of ['/logo.svg', '/course.gpx']) {
      expect((await ask(path)).headers['content-security-policy'], path).toBe(policy)
    }
    expect((await ask('/scene.avif')).headers['content-security-policy']).toBeUndefined()
  })

  test('a sandboxed frame may load files next to its page, changed or not', async () => {
    const name = 'cross-origin-resource-policy'
    const first = await ask('/captcha/check.js')
    expect(first.headers[name]).toBe('cross-origin')
    const again = await ask('/captcha/check.js', { 'If-None-Match': first.headers.etag })
    expect([again.status, again.headers[name]]).toEqual([304, 'cross-origin'])
    expect((await ask('/logo.svg')).headers[name]).toBe('same-origin')
  })

  test('a new service worker is fetched at once', async () => {
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test('a page for a frame can be framed by the site', async () => {
    const { headers } = await ask('/check.html')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-security-policy']).toContain('sandbox allow-scripts')
  })
})

describe('ranges of a video', () => {
  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s gives %s', async (range, text, told) => {
    const { status, headers, body } = await ask('/film.webm', { Range: range })
    expect([status, body.toString(), headers['content-range']]).toEqual([206, text, told])
  })

  test('beyond its end are rejected; for an older version the whole new file is sent', async () => {
    const past = await ask('/film.webm', { Range: 'bytes=10-' })
    expect([past.status, past.headers['content-range']]).toEqual([416, 'bytes */10'])
    const newer = await ask('/film.webm', { Range: 'bytes=2-4', 'If-Range': '"old"' })
    expect([newer.status, newer.body.toString()]).toEqual([200, '0123456789'])
  })
})

describe('not served:', () => {
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

  test('methods other than GET and HEAD', async () => {
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

test('HEAD sends the length but no body', async () => {
  const { status, headers, body } = await ask('/film.webm', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, '10', 0])
})

test('the opener policy is sent only where browsers apply it', async () => {
  const name = 'cross-origin-opener-policy'
  expect((await ask('/', { Host: 'localhost:4173' })).headers[name]).toBe('same-origin')
  expect((await ask('/', { Host: 'www.race.test:4173' })).headers[name]).toBeUndefined()
  expect((await ask('/')).headers[name]).toBe('same-origin')
})

test('HSTS is sent over TLS, here or at a proxy', async () => {
  const name = 'strict-transport-security'
  expect((await ask('/')).headers[name]).toBeUndefined()
  const { headers } = await ask('/logo.svg', {
    'X-Forwarded-Proto': 'https',
    Host: 'www.race.test',
  })
  expect(headers[name]).toBe('max-age=31536000')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

test('paths of other servers are passed through, with any method', async () => {
  const { body } = await ask('/user-center/api/login?a=1', {}, 'POST')
  expect(body.toString()).toBe('passed /user-center/api/login?a=1')
})
