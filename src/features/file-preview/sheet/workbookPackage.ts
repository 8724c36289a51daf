import { zipSync } from 'fflate'
import type { SiteLanguage } from '#i18n/languages.ts'
import { PreviewError } from '../previewError.ts'
import type { PreviewNote } from '../previewNote.ts'
import type { Bytes } from '../source.ts'
import { unzip } from '../unzip.ts'
import { builtInDates } from './dateFormats.ts'
import { markRuns, markStruckStyles } from './struckXlsx.ts'

/** A million cells take about 40 MB. */
const UNPACKED_LIMIT = 120 * 1024 ** 2
/** Everything except images, macros and embedded files. */
const TEXT_PART = /\.(?:xml|rels)$/i
const PACKAGE_LINKS = '_rels/.rels'
const TYPES = '[Content_Types].xml'
const RELATIONSHIP = /<(?:\w+:)?Relationship\s[^>]*>/g
const MAIN = '/officeDocument'
/** The first element of the main part. */
const WORKBOOK = /^[^<]*(?:<[?!][^>]*>\s*)*<(?:\w+:)?workbook[\s>]/
const STYLES_TYPE = /<(?:\w+:)?Override\s[^>]*spreadsheetml\.styles\+xml[^>]*>/
const STYLE_SHEET = /<(?:\w+:)?styleSheet[^>]*>/
const NUMBER_FORMATS = /<(?:\w+:)?numFmts(?:\s[^>]*)?(?<!\/)>/
/** Shapes of a drawing other than pictures and charts. */
const SHAPE = /<(?:\w+:)?sp[\s>]/
const RECALCULATED = /<(?:\w+:)?calcPr\s[^>]*\bfullCalcOnLoad="(?:1|true)"/

/** Notes by the last part of a relationship type. */
const LINKED: Record<
  string,
  Exclude<PreviewNote['code'], 'numberFormats' | 'struckWords' | 'cut' | 'cutPages'>
> = {
  chart: 'charts',
  chartEx: 'charts',
  diagramData: 'diagrams',
  image: 'pictures',
  oleObject: 'objects',
  vbaProject: 'macros',
  xlMacrosheet: 'macros',
  xlIntlMacrosheet: 'macros',
}

const decoder = new TextDecoder()
const encoder = new TextEncoder()
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? ''
const escaped = (text: string) =>
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A workbook's package, ready for the library. */
export interface WorkbookPackage {
  bytes: Bytes
  notes: PreviewNote[]
  /** The file asks programs to compute its formulas when they open it. */
  isRecalculated: boolean
}

function mainPart(parts: Map<string, Bytes>): string {
  const links = decoder.decode(parts.get(PACKAGE_LINKS)).match(RELATIONSHIP) ?? []
  const main = links.find((link) => attribute(link, 'Type').endsWith(MAIN)) ?? ''
  const text = decoder.decode(parts.get(attribute(main, 'Target').replace(/^\//, '')))
  if (!WORKBOOK.test(text)) throw new PreviewError('mismatch')
  return text
}

/** Notes about linked contents that the preview does not show. */
function notesOf(parts: Map<string, Bytes>): PreviewNote[] {
  const codes = new Set<(typeof LINKED)[string]>()
  for (const [name, part] of parts) {
    if (name.endsWith('.rels')) {
      for (const link of decoder.decode(part).match(RELATIONSHIP) ?? []) {
        const code = LINKED[/[^/]*$/.exec(attribute(link, 'Type'))?.[0] ?? '']
        if (code) codes.add(code)
      }
    } else if (/\/drawings\/[^/]*\.xml$/i.test(name) && SHAPE.test(decoder.decode(part))) {
      codes.add('shapes')
    }
  }
  return Array.from(codes, (code) => ({ code }))
}

/** Adds to the styles the forms that a language has for built-in date formats, and what is struck. */
function editStyles(parts: Map<string, Bytes>, language: SiteLanguage): void {
  const override = STYLES_TYPE.exec(decoder.decode(parts.get(TYPES)))?.[0] ?? ''
  const name = attribute(override, 'PartName').replace(/^\//, '')
  const styles = decoder.decode(parts.get(name))
  const formats = Array.from(
    builtInDates(language),
    ([number, format]) => `<numFmt numFmtId="${number}" formatCode="${escaped(format)}"/>`,
  ).join('')
  const changed = NUMBER_FORMATS.test(styles)
    ? styles.replace(NUMBER_FORMATS, (tag) => tag + formats)
    : styles.replace(STYLE_SHEET, (tag) => `${tag}<numFmts>${formats}</numFmts>`)
  if (name) parts.set(name, encoder.encode(markStruckStyles(changed)))
}

function editTexts(parts: Map<string, Bytes>): void {
  for (const [name, part] of parts) {
    const text = decoder.decode(part)
    const changed = markRuns(text)
    if (changed !== text) parts.set(name, encoder.encode(changed))
  }
}

/**
 * Unpacks a workbook, and packs it without compression, so that the library has nothing to inflate.
 * Throws 'mismatch' if the package's main part is not a workbook.
 */
export async function openPackage(bytes: Bytes, language: SiteLanguage): Promise<WorkbookPackage> {
  const parts = await unzip(bytes, (name) => TEXT_PART.test(name), UNPACKED_LIMIT)
  const workbook = mainPart(parts)
  const notes = notesOf(parts)
  editStyles(parts, language)
  editTexts(parts)
  return {
    bytes: zipSync(Object.fromEntries(parts), { level: 0 }),
    notes,
    isRecalculated: RECALCULATED.test(workbook),
  }
}
