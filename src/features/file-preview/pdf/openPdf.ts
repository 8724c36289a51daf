import { getDocument, PDFWorker, version, VerbosityLevel } from 'pdfjs-dist'
import { createElement, type ReactElement } from 'react'
import { ignore } from '#lib/report.ts'
import { startWorker, withTimeout } from '../callWorker.ts'
import { PreviewError } from '../previewError.ts'
import type { Source } from '../source.ts'
import { PdfView } from './PdfView.tsx'

/** Time for the worker to release its fonts before it is terminated. */
const TERMINATE_DELAY_MS = 500
/** Larger images are left out. */
const MAX_IMAGE_PIXELS = 40_000_000

const folder = (name: string) => new URL(`/assets/pdfjs-${version}/${name}/`, location.href).href

/** Opens a PDF in a worker that lives as long as the preview. */
export async function openPdf({ bytes, signal }: Source): Promise<ReactElement> {
  // A worker created by pdf.js itself could not be terminated while it hangs.
  const port = startWorker(
    () =>
      new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
        type: 'module',
      }),
  )
  const verbosity = VerbosityLevel.ERRORS
  const task = getDocument({
    data: bytes,
    worker: PDFWorker.create({ port, verbosity }),
    verbosity,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    useWasm: false,
    isEvalSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  })
  const end = () => {
    task.destroy().catch(ignore('the worker is terminated anyway'))
    setTimeout(() => port.terminate(), TERMINATE_DELAY_MS)
  }
  signal.addEventListener('abort', end)
  const noWorker = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new PreviewError('chunk')))
  })
  const opening = task.promise.then(async (pdf) => {
    const page = await pdf.getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    return createElement(PdfView, { pdf, firstSize: { width, height }, onHung: end })
  })
  try {
    return await withTimeout(Promise.race([opening, noWorker]), signal)
  } catch (error) {
    end()
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw isLocked ? new PreviewError('encrypted') : error
  }
}
