import type { ReactElement } from 'react'
import { fetchBytes } from '../../api/client.ts'
import { MalformedError, NetworkError } from '../../api/errors.ts'
import { stage } from '../../api/stage.ts'
import type { Progress } from '../../api/wire.ts'
import { importChunk } from '../../lib/chunkError.ts'
import { safeSource } from '../../lib/safeLink.ts'
import type { PreviewFile } from '../../stores/officePreview.ts'
import { checkKind, type FileKind, kindOf } from './fileKind.ts'
import { PreviewError } from './previewError.ts'
import { LARGEST_BYTES, type Opener } from './source.ts'
import type { Bytes } from './storeZip.ts'

const loadSheets = () => import('./openSheets.ts').then(({ openSheets }) => openSheets)
const OPENERS: Record<FileKind, () => Promise<Opener>> = {
  docx: () => import('./openDocx.ts').then(({ openDocx }) => openDocx),
  xlsx: loadSheets,
  xls: loadSheets,
  pdf: () => import('./openPdf.ts').then(({ openPdf }) => openPdf),
}

/** Whether the site may fetch from there: its own origin, or a host of the stage. */
export function isReachable(address: string): boolean {
  const { origin } = new URL(address, location.href)
  return [location.origin, ...Object.values(stage.hosts)].includes(origin)
}

async function download(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Bytes> {
  const tooLarge = new AbortController()
  try {
    const body = await fetchBytes(address, {
      signal: AbortSignal.any([signal, tooLarge.signal]),
      onProgress(progress) {
        if (Math.max(progress.loaded, progress.total ?? 0) > LARGEST_BYTES) tooLarge.abort()
        else onProgress(progress)
      },
    })
    if (body.byteLength <= LARGEST_BYTES) return new Uint8Array(body)
  } catch (error) {
    if (error instanceof NetworkError) throw new PreviewError('network')
    if (error instanceof MalformedError) throw new PreviewError('missing')
    if (!tooLarge.signal.aborted) throw error
  }
  throw new PreviewError('tooLarge')
}

/** What is here already, in a copy: a reader takes its bytes away. */
function bytesOf(
  { href, bytes }: PreviewFile,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Bytes> {
  if (bytes) return Promise.resolve(new Uint8Array(bytes.slice()))
  const address = safeSource(href)
  if (!address) throw new PreviewError('missing')
  if (!isReachable(address)) throw new PreviewError('elsewhere')
  return download(address, signal, onProgress)
}

/** Downloads a file, looks whether it is what its name says, and opens it for the screen. */
export async function openFile(
  file: PreviewFile,
  signal: AbortSignal,
  onProgress: (progress: Progress | null) => void,
): Promise<ReactElement> {
  const kind = kindOf(file.href) ?? kindOf(file.name)
  if (!kind) throw new PreviewError('kind')
  const arriving = bytesOf(file, signal, onProgress)
  const opener = importChunk(OPENERS[kind]).catch(() => {
    throw new PreviewError('chunk')
  })
  const [open, bytes] = await Promise.all([opener, arriving])
  onProgress(null)
  checkKind(bytes, kind)
  return open({ bytes, kind, signal })
}
