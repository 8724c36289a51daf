import { brotliCompressSync, constants } from 'node:zlib'
import { Hono, type Context } from 'hono'
import type { SandboxContext } from './context.ts'
import { findDocument, md5 } from './database.ts'
import { extensionOf, isPicture, typeOf } from './fileTypes.ts'
import { findPublished } from './publication.ts'
import { hostDocument } from './seed.ts'

/** Files are compressed once and cached, so use the best compression. */
const BEST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
const MAX_COMPRESSED_FILES = 20
const PUBLISHED = /^(.+)\.([0-9a-f]{8})\.json$/

/** Immutable path of a document's current version: `/a/b.json` → `/a/b.1234abcd.json`. */
export const publishedPath = (name: string, contentMd5: string) =>
  name.replace(/\.json$/, `.${contentMd5.slice(0, 8)}.json`)

/** 404 response in the style of an object store. */
export function fileNotFound(c: Context) {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code></Error>'
  return c.body(xml, 404, { 'content-type': 'application/xml' })
}

const compressedFiles = new Map<string, Uint8Array<ArrayBuffer>>()

function packedOnce(body: Uint8Array, contentMd5: string) {
  const packed =
    compressedFiles.get(contentMd5) ?? Uint8Array.from(brotliCompressSync(body, BEST_COMPRESSION))
  if (compressedFiles.size >= MAX_COMPRESSED_FILES) compressedFiles.clear()
  compressedFiles.set(contentMd5, packed)
  return packed
}

function json(c: Context, body: Uint8Array<ArrayBuffer>, contentMd5: string, cacheControl: string) {
  const etag = `W/"${contentMd5}"`
  c.header('etag', etag)
  c.header('cache-control', cacheControl)
  c.header('vary', 'accept-encoding')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  c.header('content-type', 'application/json; charset=utf-8')
  if (!c.req.header('accept-encoding')?.includes('br')) return c.body(body)
  c.header('content-encoding', 'br')
  return c.body(packedOnce(body, contentMd5))
}

/** Serves configurations, translations, the cloud configuration and visitors' uploads. */
export function fileHost(context: SandboxContext) {
  const { database, edition, uploads } = context
  const host = new Hono()

  host.on('GET', ['/config/*', '/i18n/*'], async (c) => {
    const body = await findDocument(database, hostDocument(edition.raceId, c.req.path))
    if (body === undefined) return fileNotFound(c)
    return json(c, new TextEncoder().encode(body), md5(body), 'no-cache')
  })

  host.get('/site-config/*', async (c) => {
    const [, name, part = ''] = PUBLISHED.exec(c.req.path) ?? []
    const body = name && (await findPublished(context, `${name}.json`))
    const contentMd5 = body ? md5(body) : ''
    if (!body || !contentMd5.startsWith(part)) return fileNotFound(c)
    return json(c, body, contentMd5, 'public, max-age=31536000, immutable')
  })

  // May include pictures of people: never cached, and never executed as a page.
  host.get('/uploads/:name', async (c) => {
    const name = c.req.param('name')
    const bytes = await uploads.find(name)
    if (!bytes) return fileNotFound(c)
    const extension = extensionOf(name)
    return c.body(bytes, 200, {
      'content-type': typeOf(extension),
      'content-disposition': isPicture(extension) || extension === 'pdf' ? 'inline' : 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  return host
}
