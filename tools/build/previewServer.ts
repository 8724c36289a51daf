import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { isCompressible, isDrawing, pageType, typeOf } from './contentTypes.ts'
import {
  baseHeaders,
  cachingOf,
  drawingPolicy,
  frameFileHeaders,
  frameFolder,
  frameHeaders,
  noncePlaceholder,
  plainResponses,
  securityHeaders,
  sharedPolicy,
  transportSecurity,
  type PolicyHosts,
} from './policy.ts'

interface PreviewOptions extends PolicyHosts {
  /** Returns true for paths that are left to the servers behind this one. */
  passThrough?: (path: string) => boolean
}

interface StaticHandlerOptions extends PreviewOptions {
  root: string
}

type Headers = Record<string, string>
type StaticHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface PreviewResponse {
  status: number
  headers: Headers
  body: Buffer
}

interface CachedFile {
  stamp: string
  body: Buffer
  tag: string
  packed: Map<string, Promise<Buffer>>
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const pack = (body: Buffer, encoding: string, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : gzipped(body, { level: Math.min(quality, 9) })

function acceptedEncoding({ headers }: IncomingMessage): string | undefined {
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
    .map((offer) => offer.replace(/;.*/, '').trim())
  return ['br', 'gzip'].find((encoding) => accepted.includes(encoding))
}

const digest = (body: string | Buffer) =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  const bare = (each: string) => each.trim().replace(/^W\//, '')
  const known = (headers['if-none-match'] ?? '').split(',').map(bare)
  return known.includes('*') || known.includes(bare(tag))
}

const notModified = (headers: Headers): PreviewResponse => ({
  status: 304,
  headers,
  body: Buffer.alloc(0),
})

const plain = (status: number, text: string, headers: Headers = {}): PreviewResponse => ({
  status,
  headers: {
    ...baseHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  },
  body: Buffer.from(`${text}\n`),
})

const refusal = (status: keyof typeof plainResponses, headers: Headers = {}) =>
  plain(status, plainResponses[status], headers)

/** Headers of a file, by type and location. */
function headersOfFile(path: string, type: string): Headers {
  if (type === pageType) return frameHeaders()
  const headers = path.startsWith(frameFolder) ? frameFileHeaders : baseHeaders
  return { ...headers, ...(isDrawing(type) && { 'Content-Security-Policy': drawingPolicy }) }
}

/** The page, with a fresh nonce in its HTML and policy. */
async function pageResponse(request: IncomingMessage, template: string, hosts: PolicyHosts) {
  const policyWith = (nonce: string) => securityHeaders({ ...hosts, nonce })
  const tag = `W/"${digest(template + JSON.stringify(policyWith(noncePlaceholder)))}"`
  const caching = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: tag }
  // Sent without a policy: the cached page keeps its cached policy, which matches its nonce.
  if (isKnown(request, tag)) return notModified({ ...baseHeaders, ...caching })

  const nonce = randomBytes(16).toString('base64')
  const headers: Headers = { ...policyWith(nonce), ...caching, 'Content-Type': pageType }
  const encoding = acceptedEncoding(request)
  if (encoding) headers['Content-Encoding'] = encoding
  const body = Buffer.from(template.replaceAll(noncePlaceholder, nonce))
  return { status: 200, headers, body: encoding ? await pack(body, encoding, 5) : body }
}

/** A small page that leads to the site (`deploy/pages.mjs`). */
const sharedResponse = ({ body }: CachedFile): PreviewResponse => ({
  status: 200,
  headers: {
    ...baseHeaders,
    'Content-Type': pageType,
    'Content-Security-Policy': sharedPolicy,
    'Cache-Control': cachingOf('/'),
  },
  body,
})

function rangeResponse(
  { headers: requestHeaders }: IncomingMessage,
  whole: PreviewResponse,
): PreviewResponse {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(requestHeaders.range ?? '') ?? []
  const outdated =
    requestHeaders['if-range'] !== undefined && requestHeaders['if-range'] !== whole.headers.ETag
  if (outdated || (!first && !last)) return whole

  const size = whole.body.length
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (start > end) {
    return plain(416, '416 Range not satisfiable', { 'Content-Range': `bytes */${size}` })
  }
  return {
    status: 206,
    headers: { ...whole.headers, 'Content-Range': `bytes ${start}-${end}/${size}` },
    body: whole.body.subarray(start, end + 1),
  }
}

function packedOnce(file: CachedFile, encoding: string): Promise<Buffer> {
  const packed = file.packed.get(encoding) ?? pack(file.body, encoding, 11)
  file.packed.set(encoding, packed)
  return packed
}

async function fileResponse(
  request: IncomingMessage,
  path: string,
  file: CachedFile,
): Promise<PreviewResponse> {
  const type = typeOf(path)
  const encoding = isCompressible(type) ? acceptedEncoding(request) : undefined
  const caching: Headers = {
    'Cache-Control': cachingOf(path),
    ETag: `"${file.tag}${encoding ? `-${encoding}` : ''}"`,
    ...(isCompressible(type) && { Vary: 'Accept-Encoding' }),
  }
  // Browsers store these headers, so a 304 must have the same ones as the full response.
  const headers: Headers = { ...headersOfFile(path, type), ...caching }
  if (isKnown(request, caching.ETag ?? '')) return notModified(headers)

  headers['Content-Type'] = type
  if (encoding) {
    headers['Content-Encoding'] = encoding
    return { status: 200, headers, body: await packedOnce(file, encoding) }
  }
  if (isCompressible(type)) return { status: 200, headers, body: file.body }
  headers['Accept-Ranges'] = 'bytes'
  const whole = { status: 200, headers, body: file.body }
  return request.method === 'GET' ? rangeResponse(request, whole) : whole
}

/** Whether the request came over TLS, to this server or to a proxy in front. */
const isEncrypted = ({ headers, socket }: IncomingMessage) =>
  'encrypted' in socket || headers['x-forwarded-proto'] === 'https'

/** Browsers accept an opener policy only on trustworthy origins, and report an error on others. */
const isTrustworthy = (request: IncomingMessage) =>
  isEncrypted(request) ||
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(request.headers.host ?? '')

/**
 * File of a path below the root. Returns undefined for hidden names and paths that leave the root.
 */
function locate(root: string, path: string): string | undefined {
  try {
    const names = decodeURIComponent(path).split('/').slice(1)
    const sound = names.every((name) => name !== '' && !/^\.|[\\\0]/.test(name))
    return sound ? join(root, ...names) : undefined
  } catch {
    return undefined
  }
}

/** Serves the built site like a deployed host. `passThrough` paths are passed to `next`. */
export function createStaticHandler({
  root,
  passThrough = () => false,
  ...hosts
}: StaticHandlerOptions): StaticHandler {
  const cachedFiles = new Map<string, CachedFile>()

  async function cachedFile(filePath: string): Promise<CachedFile | undefined> {
    const info = await stat(filePath).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const stamp = `${info.mtimeMs} ${info.size}`
    const known = cachedFiles.get(filePath)
    if (known?.stamp === stamp) return known
    const body = await readFile(filePath)
    const file = { stamp, body, tag: digest(body), packed: new Map() }
    cachedFiles.set(filePath, file)
    return file
  }

  async function responseFor(request: IncomingMessage, path: string): Promise<PreviewResponse> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusal(405, { Allow: 'GET, HEAD' })
    }
    const [hostname = ''] = (request.headers.host ?? '').split(':')
    const ofHost = (name: string) => locate(root, `/hosts/${hostname}${name}`)
    const own = ofHost('/index.html')
    const page = (own && (await cachedFile(own))) ?? (await cachedFile(join(root, 'index.html')))
    if (!page) return plain(503, 'The site is not built yet. Run: npm run build')
    if (path === '/') return pageResponse(request, page.body.toString(), hosts)
    const isHidden = path === '/index.html' || path.startsWith('/hosts/')
    const filePath = isHidden ? undefined : locate(root, path)
    const file = filePath && (await cachedFile(filePath))
    if (file) return fileResponse(request, path, file)
    const sharedPath = ofHost(`${path}/index.html`)
    const shared = sharedPath && (await cachedFile(sharedPath))
    return shared ? sharedResponse(shared) : refusal(404)
  }

  async function packAhead() {
    const names = await readdir(join(root, 'assets'))
    for (const name of names.filter((each) => isCompressible(typeOf(each)))) {
      const file = await cachedFile(join(root, 'assets', name))
      if (file) await packedOnce(file, 'br')
    }
  }
  // Compress before the first visitor has to wait. Any error will recur on request.
  packAhead().catch(() => undefined)

  async function respond(request: IncomingMessage, response: ServerResponse, path: string) {
    const { status, headers, body } = await responseFor(request, path).catch(() => refusal(500))
    if (!isTrustworthy(request)) delete headers['Cross-Origin-Opener-Policy']
    if (isEncrypted(request)) Object.assign(headers, transportSecurity)
    const length: Headers = status === 304 ? {} : { 'Content-Length': String(body.length) }
    response.writeHead(status, { ...headers, ...length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return (request, response, next) => {
    const path = (request.url ?? '/').replace(/[?#].*/s, '')
    if (passThrough(path)) next()
    else void respond(request, response, path)
  }
}

/**
 * Serves the built site on `PORT` with the deployed site's headers, ahead of Vite's own preview.
 */
export function previewServer(options: PreviewOptions = {}): Plugin {
  return {
    name: 'preview-server',
    config: ({ preview }) => ({
      preview: {
        port: preview?.port ?? Number(process.env.PORT ?? 4173),
        strictPort: true,
        allowedHosts: true,
      },
    }),
    configurePreviewServer({ config, middlewares }) {
      const root = resolve(config.root, config.build.outDir)
      middlewares.use(createStaticHandler({ root, ...options }))
    },
  }
}
