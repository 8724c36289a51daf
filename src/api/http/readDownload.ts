import { isRecord } from '#lib/isRecord.ts'

/** What a download's bytes contain (spec §7 "Export download"). */
export type Downloaded =
  | { kind: 'file' | 'empty' | 'page' }
  /** A JSON object: the server's error response instead of the file. */
  | { kind: 'error'; response: Record<string, unknown> }

const SNIFFED_CHARACTERS = 512
const PAGE = /^\uFEFF?\s*<(!doctype\s+html|html|head|body)\b/i
const OBJECT = /^\uFEFF?\s*\{/

function parseObject(bytes: ArrayBuffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Distinguishes a file from an error response; a real file may also start with a brace. */
export function readDownload(bytes: ArrayBuffer): Downloaded {
  if (bytes.byteLength === 0) return { kind: 'empty' }
  const start = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    bytes.slice(0, SNIFFED_CHARACTERS),
  )
  if (PAGE.test(start)) return { kind: 'page' }
  const response = OBJECT.test(start) ? parseObject(bytes) : undefined
  return response ? { kind: 'error', response } : { kind: 'file' }
}
