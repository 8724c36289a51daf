import mammoth from 'mammoth'
import { PreviewError } from './previewError.ts'
import { reply } from './reply.ts'
import { type Bytes, storeZip } from './storeZip.ts'
import { unzip } from './unzip.ts'

/** Text of 20 MB is thousands of pages; its tree in memory takes ten times as much. */
const TEXT_LIMIT = 20 * 1024 ** 2
const PICTURES_LIMIT = 40 * 1024 ** 2
const TEXT_PART = /\.(?:xml|rels)$/i
const PICTURE_PART = /\.(?:png|jpe?g|gif|bmp|webp)$/i
const PICTURE_TYPE = /^image\/(?:png|jpeg|gif|bmp|webp)$/

export interface DocxAnswer {
  /** Pictures have `picture-0`, `picture-1` … in place of addresses. */
  html: string
  pictures: Blob[]
  /** Pictures of kinds that browsers do not know are left out. */
  isPartial: boolean
}

async function convert(bytes: Bytes): Promise<DocxAnswer> {
  const texts = await unzip(bytes, (name) => TEXT_PART.test(name), TEXT_LIMIT)
  if (!texts.has('word/document.xml')) throw new PreviewError('mismatch')
  const media = await unzip(bytes, (name) => PICTURE_PART.test(name), PICTURES_LIMIT)
  const pictures: Blob[] = []
  let isPartial = false
  const convertImage = mammoth.images.imgElement(async ({ contentType, readAsArrayBuffer }) => {
    if (PICTURE_TYPE.test(contentType)) {
      const picture = new Blob([await readAsArrayBuffer()], { type: contentType })
      return { src: `picture-${pictures.push(picture) - 1}` }
    }
    isPartial = true
    return { src: '' }
  })
  const { value: html } = await mammoth.convertToHtml(
    { arrayBuffer: await storeZip(new Map([...texts, ...media])) },
    { convertImage },
  )
  return { html, pictures, isPartial }
}

addEventListener('message', ({ data }: MessageEvent<Bytes>) => reply(convert(data)))
