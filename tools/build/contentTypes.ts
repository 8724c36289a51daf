import { extname } from 'node:path'

export const pageType = 'text/html; charset=utf-8'

/** Content types of built files, by extension. */
export const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.geojson': 'application/geo+json',
  '.gif': 'image/gif',
  '.gpx': 'application/gpx+xml',
  '.html': pageType,
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml; charset=utf-8',
}

export const typeOf = (file: string) =>
  contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream'

/** Types that a browser may display as a document with scripts. */
export const isDrawing = (type: string) => /[/+]xml\b/.test(type)

export const isCompressible = (type: string) => /^text\/|[/+](?:json|xml|wasm)\b/.test(type)
