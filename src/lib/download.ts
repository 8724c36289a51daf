/** What a download's bytes are (spec §7 "Export download"). */
export type Downloaded =
  | { kind: 'file' | 'empty' | 'page' }
  /** A JSON object: what the server has to say instead of the file. */
  | { kind: 'answer'; answer: Record<string, unknown> }

const LOOKED_AT = 512
const PAGE = /^\uFEFF?\s*<(!doctype\s+html|html|head|body)\b/i
const OBJECT = /^\uFEFF?\s*\{/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parseObject(bytes: ArrayBuffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Tells a file from what comes in its place; a real file may begin with a brace too. */
export function readDownload(bytes: ArrayBuffer): Downloaded {
  if (bytes.byteLength === 0) return { kind: 'empty' }
  const start = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.slice(0, LOOKED_AT))
  if (PAGE.test(start)) return { kind: 'page' }
  const answer = OBJECT.test(start) ? parseObject(bytes) : undefined
  return answer ? { kind: 'answer', answer } : { kind: 'file' }
}

const LONGEST_NAME = 120
/** What no file system likes in a name. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu

/** `name` as it may stand on any disk. */
export function fileName(name: string): string {
  const safe = name.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
  return safe.replace(/^\.+/, '').slice(-LONGEST_NAME).trim() || 'download'
}

/** Has the browser save `file` under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(name)
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has to begin the download first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
