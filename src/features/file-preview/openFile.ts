import type { ReactElement } from 'react'
import { downloadBytes } from '#api/http/client.ts'
import { MalformedError, NetworkError } from '#api/http/errors.ts'
import type { Progress } from '#api/http/request.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import type { PreviewFile } from '#stores/filePreview.ts'
import { checkKind, type FileKind, kindOf } from './fileKind.ts'
import { isReachable } from './isReachable.ts'
import { PreviewError } from './previewError.ts'
import { type Bytes, MAX_BYTES, type Opener } from './source.ts'

const loadSheets = async () =>
  (await importChunk('sheets', () => import('./sheet/openSheets.ts'))).openSheets
const OPENERS: Record<FileKind, () => Promise<Opener>> = {
  docx: async () => (await importChunk('word', () => import('./word/openDocx.ts'))).openDocx,
  xlsx: loadSheets,
  xls: loadSheets,
  pdf: async () => (await importChunk('pdf', () => import('./pdf/openPdf.ts'))).openPdf,
}

async function download(
  url: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Bytes> {
  const tooLarge = new AbortController()
  try {
    const body = await downloadBytes(url, {
      signal: AbortSignal.any([signal, tooLarge.signal]),
      onProgress(progress) {
        if (Math.max(progress.loaded, progress.total ?? 0) > MAX_BYTES) tooLarge.abort()
        else onProgress(progress)
      },
    })
    if (body.byteLength <= MAX_BYTES) return new Uint8Array(body)
  } catch (error) {
    if (error instanceof NetworkError) throw new PreviewError('network')
    if (error instanceof MalformedError) throw new PreviewError('missing')
    if (!tooLarge.signal.aborted) throw error
  }
  throw new PreviewError('tooLarge')
}

/** Bytes already loaded are copied, as a reader takes them over. */
function bytesOf(
  { href, bytes }: PreviewFile,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Bytes> {
  if (bytes) return Promise.resolve(new Uint8Array(bytes.slice()))
  const url = safeSource(href)
  if (!url) throw new PreviewError('missing')
  if (!isReachable(url)) throw new PreviewError('elsewhere')
  return download(url, signal, onProgress)
}

/** Downloads a file, checks that it is what its name says, and opens it for display. */
export async function openFile(
  file: PreviewFile,
  signal: AbortSignal,
  onProgress: (progress: Progress | null) => void,
): Promise<ReactElement> {
  const kind = kindOf(file.href) ?? kindOf(file.name)
  if (!kind) throw new PreviewError('kind')
  const arriving = bytesOf(file, signal, onProgress)
  const opener = OPENERS[kind]().catch(() => {
    throw new PreviewError('chunk')
  })
  const [open, bytes] = await Promise.all([opener, arriving])
  onProgress(null)
  checkKind(bytes, kind)
  return open({ bytes, kind, signal })
}
