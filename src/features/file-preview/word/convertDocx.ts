import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { uniqueId } from '#lib/hex.ts'
import { PreviewError } from '../previewError.ts'
import type { PreviewNote } from '../previewNote.ts'
import type { Bytes } from '../source.ts'
import type { Omission } from './drawings.ts'
import { readEmbedded } from './embedded.ts'
import { NumberedParagraphs } from './numberedParagraphs.ts'
import { Numbering } from './numbering.ts'
import { RUBY_STYLES, StoryReader } from './storyReader.ts'
import { TEXT_LIMIT, WordPackage } from './wordPackage.ts'
import { WordStyles } from './wordStyles.ts'
import { element, elementAt, elementsIn, writeXml, type XmlElement } from './xml.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'
const PICTURE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
}
/** Maximum nesting of documents embedded in documents. */
const MAX_DEPTH = 3

export interface DocxResult {
  /** Images have `picture-0`, `picture-1` … in place of URLs. */
  html: string
  pictures: Blob[]
  /** Embedded web pages, each with the markup that stands in its place in `html`. */
  pages: { placeholder: string; html: string }[]
  notes: PreviewNote[]
}

/** Data collected from a document and the documents embedded in it. */
class CollectedContent {
  readonly pictures: Blob[] = []
  readonly pages: DocxResult['pages'] = []
  readonly omissions = new Set<Omission>()
  readonly numberFormats = new Set<string>()
  #embedded = 0

  /** A prefix for the ids in the next document. */
  nextPrefix(): string {
    this.#embedded += 1
    return this.#embedded > 1 ? `document-${this.#embedded}-` : ''
  }

  notes(): PreviewNote[] {
    const names = [...this.numberFormats]
    return [
      ...[...this.omissions].map((code) => ({ code })),
      ...(names.length > 0 ? [{ code: 'numberFormats' as const, names }] : []),
    ]
  }

  convertImage = mammoth.images.imgElement(async ({ contentType, readAsArrayBuffer }) => {
    const picture = new Blob([await readAsArrayBuffer()], { type: contentType })
    return { src: `picture-${this.pictures.push(picture) - 1}` }
  })
}

/** The package that the converter reads: only what it needs, under the names that it expects. */
class SimplifiedDocx {
  readonly #parts: Record<string, Uint8Array<ArrayBuffer>> = {}
  readonly #pictures = new Map<string, string>()

  constructor(styles: WordStyles) {
    const types = Object.entries(PICTURE_TYPES).map(([Extension, ContentType]) =>
      element('ct:Default', { Extension, ContentType }),
    )
    this.#parts['[Content_Types].xml'] = writeXml(element('ct:Types', {}, types))
    const named = styles
      .all()
      .map(({ id, type, name }) =>
        element('w:style', { 'w:styleId': id, 'w:type': type }, [
          element('w:name', { 'w:val': name }),
        ]),
      )
    this.#parts['word/styles.xml'] = writeXml(element('w:styles', {}, named))
  }

  /** Adds a part of text with its links and pictures. */
  add(name: string, root: XmlElement, pack: WordPackage, source: string): void {
    const relationships = [...pack.relationshipsOf(source)].flatMap(([Id, { type, target }]) => {
      const Target = type === 'hyperlink' ? target : type === 'image' && this.#picture(pack, target)
      return Target ? [element('rel:Relationship', { Id, Type: OFFICE + type, Target })] : []
    })
    this.#parts[`word/${name}.xml`] = writeXml(root)
    this.#parts[`word/_rels/${name}.xml.rels`] = writeXml(
      element('rel:Relationships', {}, relationships),
    )
  }

  #picture(pack: WordPackage, target: string): string | undefined {
    const bytes = pack.bytes(target)
    if (!bytes) return undefined
    const ending = target.slice(target.lastIndexOf('.') + 1).toLowerCase()
    const name = this.#pictures.get(target) ?? `pictures/${this.#pictures.size}.${ending}`
    this.#pictures.set(target, name)
    this.#parts[name] = bytes
    return `/${name}`
  }

  zip(): ArrayBuffer {
    return zipSync(this.#parts, { level: 0 }).buffer
  }
}

async function convert(bytes: Bytes, collected: CollectedContent, depth: number): Promise<string> {
  const pack = await WordPackage.open(bytes)
  const main = pack.main()
  const related = (type: string) => pack.related(main.name, type)
  const relatedXml = (type: string) => {
    const part = related(type)
    return part === undefined ? undefined : pack.xml(part)
  }
  const styles = new WordStyles(relatedXml('styles'))
  const numberingPart = relatedXml('numbering')
  const { omissions, numberFormats } = collected
  if (related('vbaProject') !== undefined) omissions.add('macros')

  const simplified = new SimplifiedDocx(styles)
  const paragraphs = new NumberedParagraphs(styles)
  const placeholders = new Map<string, string>()
  const embed = (target: string) => {
    const text = uniqueId()
    placeholders.set(`<p>${text}</p>`, target)
    return text
  }
  /** Rewrites the text in these elements of a part; each part counts its own lists. */
  const rewrite = (part: string, parents: XmlElement[]) => {
    const reader = new StoryReader({ pack, part, styles, omissions, embed })
    const numbering = new Numbering(styles, numberingPart)
    const rewritten = parents.map(({ name, attributes, children }) => {
      const blocks = reader.read({ name, attributes, children })
      paragraphs.number(blocks, numbering)
      return element(name, attributes, blocks)
    })
    numbering.unknownFormats.forEach((format) => numberFormats.add(format))
    return rewritten
  }
  const [body = element('w:body')] = rewrite(main.name, [
    elementAt(main.root, 'w:body') ?? element('w:body'),
  ])
  simplified.add('document', element('w:document', {}, [body]), pack, main.name)
  for (const [type, note] of [
    ['footnotes', 'w:footnote'],
    ['endnotes', 'w:endnote'],
  ] as const) {
    const part = related(type)
    if (part === undefined) continue
    const notes = rewrite(part, elementsIn(pack.xml(part), note))
    simplified.add(type, element(`w:${type}`, {}, notes), pack, part)
  }
  const ruby = Object.entries(RUBY_STYLES).map(([id, path]) => `r.${id} => ${path}`)
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: simplified.zip() },
    {
      convertImage: collected.convertImage,
      styleMap: [...paragraphs.styleMap(), ...ruby],
      idPrefix: collected.nextPrefix(),
    },
  )
  let html = value
  let size = 0
  for (const [placeholder, target] of placeholders) {
    const part = pack.bytes(target)
    if (!part) continue
    const found = readEmbedded(target, part)
    if (found.kind === 'html') {
      size += found.html.length
      collected.pages.push({ placeholder, html: found.html })
    } else {
      const isRead = found.kind === 'docx' && depth < MAX_DEPTH
      if (!isRead) omissions.add('objects')
      const inner = isRead ? await convert(part, collected, depth + 1) : ''
      size += inner.length
      html = html.replace(placeholder, () => inner)
    }
    if (size > TEXT_LIMIT) throw new PreviewError('unpacked')
  }
  return html
}

/**
 * Converts a Word document to HTML, which is still to be sanitised. The parts are found by their
 * relationships and rewritten before the converter sees them, because it knows neither numbers of
 * lists nor hidden text nor phonetic guides.
 */
export async function convertDocx(bytes: Bytes): Promise<DocxResult> {
  const collected = new CollectedContent()
  const html = await convert(bytes, collected, 1)
  return { html, pictures: collected.pictures, pages: collected.pages, notes: collected.notes() }
}
