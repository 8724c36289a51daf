import type { Bytes } from '../source.ts'

/** An embedded document, by what can be done with it. */
export type Embedded = { kind: 'docx' } | { kind: 'html'; html: string } | { kind: 'other' }

const startOf = (bytes: Bytes) => String.fromCharCode(...bytes.subarray(0, 2048))
const NAMED_CHARSET = /charset\s?=\s?["']?([\w-]{1,40})/i

/** Text in the encoding that its first bytes or its markup name, else UTF-8. */
function decode(bytes: Bytes, named?: string): string {
  const mark = [
    ['utf-16le', 0xff, 0xfe],
    ['utf-16be', 0xfe, 0xff],
  ].find(([, first, second]) => bytes[0] === first && bytes[1] === second)?.[0]
  const charset = mark ?? named ?? NAMED_CHARSET.exec(startOf(bytes))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(String(charset)).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const bytesOf = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0))

function unquoted(body: string): Bytes {
  const text = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return bytesOf(text)
}

/** The web page in a MIME message (RFC 2557), as Word's "single file web page" has it. */
function pageOf(message: string): string | null {
  const text = message.replaceAll('\r\n', '\n')
  const end = text.indexOf('\n\n')
  const head = end < 0 ? text : text.slice(0, end)
  const body = end < 0 ? '' : text.slice(end + 2)
  const boundary = /boundary="?([^"\n;]+)"?/i.exec(head)?.[1]
  if (boundary) {
    for (const part of body.split(`--${boundary}`).slice(1, 100)) {
      const page = pageOf(part.trimStart())
      if (page !== null) return page
    }
    return null
  }
  if (!/^content-type:\s?text\/html/im.test(head)) return null
  const charset = NAMED_CHARSET.exec(head)?.[1]
  const encoding = /^content-transfer-encoding:\s?([\w-]+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'quoted-printable') return decode(unquoted(body), charset)
  if (encoding === 'base64') return decode(bytesOf(atob(body.replace(/\s/g, ''))), charset)
  return decode(bytesOf(body), charset)
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraphs = (text: string) =>
  text
    .split(/\r?\n|\r/)
    .map((line) => `<p>${escape(line)}</p>`)
    .join('')

/** Reads a document that stands in another one (`w:altChunk`, ECMA-376, part 1, 17.17.2). */
export function readEmbedded(name: string, bytes: Bytes): Embedded {
  const start = startOf(bytes)
  if (start.startsWith('PK\u0003\u0004')) return { kind: 'docx' }
  if (start.startsWith('{\\rtf')) return { kind: 'other' }
  if (/\.mht(?:ml)?$/i.test(name) || /^mime-version:/im.test(start)) {
    const html = pageOf(new TextDecoder('latin1').decode(bytes))
    return html === null ? { kind: 'other' } : { kind: 'html', html }
  }
  if (/\.x?html?$/i.test(name) || /<(?:!doctype html|html|body|p|div|table)\b/i.test(start)) {
    return { kind: 'html', html: decode(bytes) }
  }
  return /\.(?:txt|text)$/i.test(name)
    ? { kind: 'html', html: paragraphs(decode(bytes)) }
    : { kind: 'other' }
}
