import { createElement, type ReactElement } from 'react'
import { loadSanitiser } from '#lib/html/sanitiser.ts'
import { callWorker } from '../callWorker.ts'
import type { Source } from '../source.ts'
import type { DocxResult } from './convertDocx.ts'
import { DocxView } from './DocxView.tsx'

/** An embedded web page as balanced markup without pictures, which would be loaded from anywhere. */
async function embeddable(page: string): Promise<{ html: string; hasPictures: boolean }> {
  const { sanitise } = await loadSanitiser()
  let html = ''
  let hasPictures = false
  for (const slice of sanitise(page).slices()) {
    for (const picture of slice.querySelectorAll('img')) {
      picture.remove()
      hasPictures = true
    }
    html += slice.innerHTML
  }
  return { html, hasPictures }
}

/** Opens a text document as HTML, which is still to be sanitised. */
export async function openDocx({ bytes, signal }: Source): Promise<ReactElement> {
  const result = await callWorker<DocxResult>(
    () => new Worker(new URL('./docx.worker.ts', import.meta.url), { type: 'module' }),
    bytes,
    signal,
  )
  const urls = result.pictures.map((picture) => URL.createObjectURL(picture))
  signal.addEventListener('abort', () => urls.forEach((each) => URL.revokeObjectURL(each)))
  const { notes } = result
  let html = result.html.replace(
    /(<img (?:alt="[^"]*" )?src=")picture-(\d+)"/g,
    (_, start, number) => `${start}${urls[Number(number)]}"`,
  )
  for (const { placeholder, html: page } of result.pages) {
    const embedded = await embeddable(page)
    html = html.replace(placeholder, () => embedded.html)
    if (embedded.hasPictures && notes.every(({ code }) => code !== 'pictures')) {
      notes.push({ code: 'pictures' })
    }
  }
  return createElement(DocxView, { html, notes })
}
