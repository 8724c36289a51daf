import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { PreviewError } from '../previewError.ts'
import { answerWorker } from '../answerWorker.ts'
import type { PreviewNote } from '../previewNote.ts'
import type { Bytes } from '../source.ts'
import { unzip } from '../unzip.ts'

/** 20 MB of text is thousands of pages; its DOM takes ten times as much memory. */
const TEXT_LIMIT = 20 * 1024 ** 2
const PICTURES_LIMIT = 40 * 1024 ** 2
const BODY = 'word/document.xml'
const LINKS = 'word/_rels/document.xml.rels'
const TEXT_PART = /\.(?:xml|rels)$/i
const PICTURE_PART = /\.(?:png|jpe?g|gif|bmp|webp)$/i
/** A field's wrapper; the converter would leave out the text in it. */
const SIMPLE_FIELD = /<\/?w:fldSimple(?:\s+[\w:]+="[^"]*")*\s*\/?>/g
/** A picture that the document only links to. It is never loaded. */
const LINKED_PICTURE = /<Relationship\b(?=[^>]*\/image")[^>]*TargetMode="External"/
const PICTURE_TYPE = /^image\/(?:png|jpeg|gif|bmp|webp)$/

export interface DocxAnswer {
  /** Images have `picture-0`, `picture-1` … in place of URLs. */
  html: string
  pictures: Blob[]
  /** Images of types that browsers do not support are left out. */
  notes: PreviewNote[]
}

async function convert(bytes: Bytes): Promise<DocxAnswer> {
  const texts = await unzip(bytes, (name) => TEXT_PART.test(name), TEXT_LIMIT)
  if (!texts.has(BODY)) throw new PreviewError('mismatch')
  const media = await unzip(bytes, (name) => PICTURE_PART.test(name), PICTURES_LIMIT)
  const pictures: Blob[] = []
  const decoder = new TextDecoder()
  let hasMorePictures = LINKED_PICTURE.test(decoder.decode(texts.get(LINKS)))
  texts.set(
    BODY,
    new TextEncoder().encode(decoder.decode(texts.get(BODY)).replaceAll(SIMPLE_FIELD, '')),
  )
  const convertImage = mammoth.images.imgElement(async ({ contentType, readAsArrayBuffer }) => {
    if (PICTURE_TYPE.test(contentType)) {
      const picture = new Blob([await readAsArrayBuffer()], { type: contentType })
      return { src: `picture-${pictures.push(picture) - 1}` }
    }
    hasMorePictures = true
    return { src: '' }
  })
  const { value: html } = await mammoth.convertToHtml(
    { arrayBuffer: zipSync(Object.fromEntries([...texts, ...media]), { level: 0 }).buffer },
    { convertImage },
  )
  return { html, pictures, notes: hasMorePictures ? [{ code: 'pictures' }] : [] }
}

addEventListener('message', ({ data }: MessageEvent<Bytes>) => answerWorker(convert(data)))
