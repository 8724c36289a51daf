import { createElement, type ReactElement } from 'react'
import { callWorker } from '../callWorker.ts'
import type { DocxAnswer } from './docx.worker.ts'
import { DocxView } from './DocxView.tsx'
import type { Source } from '../source.ts'

/** Opens a text document as HTML, which is still to be sanitised. */
export async function openDocx({ bytes, signal }: Source): Promise<ReactElement> {
  const worker = new Worker(new URL('./docx.worker.ts', import.meta.url), { type: 'module' })
  const answer = await callWorker<DocxAnswer>(worker, bytes, signal)
  const addresses = answer.pictures.map((picture) => URL.createObjectURL(picture))
  signal.addEventListener('abort', () => addresses.forEach((each) => URL.revokeObjectURL(each)))
  const html = answer.html.replace(
    /src="picture-(\d+)"/g,
    (_, number) => `src="${addresses[Number(number)]}"`,
  )
  return createElement(DocxView, { html, notes: answer.notes })
}
