import { strToU8, zipSync } from 'fflate'
import { convertDocx } from '#features/file-preview/word/convertDocx.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
export const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}"`,
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ')

type Parts = Record<string, string | Uint8Array>

export const rels = (
  list: [id: string, type: string, target: string, rest?: string][],
  type = OFFICE,
) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(
      ([id, name, target, rest = '']) =>
        `<Relationship Id="${id}" Type="${type}/${name}" Target="${target}" ${rest}/>`,
    )
    .join('')}</Relationships>`
export const strictRels = (list: Parameters<typeof rels>[0]) => rels(list, STRICT)

export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
export const p = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`
export const numbered = (text: string, list = 1, level = 0, more = '') =>
  p(text, `${more}<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)

/** A package of these parts, zipped. */
export const zipped = (parts: Parts) =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [
          name,
          typeof part === 'string' ? strToU8(part) : part,
        ]),
      ),
    ),
  )

const RELATED = ['styles', 'numbering', 'footnotes'] as const
interface Options extends Partial<Record<(typeof RELATED)[number], string>> {
  links?: Parameters<typeof rels>[0]
  parts?: Parts
}

export const documentOf = (body: string) =>
  `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`

/** A Word document with this body. */
export function docxOf(body: string, { links = [], parts = {}, ...related }: Options = {}) {
  const given = RELATED.flatMap((type) => {
    const inside = related[type]
    return inside === undefined ? [] : [[type, inside] as const]
  })
  return zipped({
    '_rels/.rels': rels([['r', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': documentOf(body),
    'word/_rels/document.xml.rels': rels([
      ...given.map(([type]) => [type, type, `${type}.xml`] as [string, string, string]),
      ...links,
    ]),
    ...Object.fromEntries(
      given.map(([type, inside]) => [
        `word/${type}.xml`,
        `<w:${type} ${NAMESPACES}>${inside}</w:${type}>`,
      ]),
    ),
    ...parts,
  })
}

export const htmlOf = async (body: string, options?: Options) =>
  (await convertDocx(docxOf(body, options))).html
export const codesOf = async (body: string, options?: Options) =>
  (await convertDocx(docxOf(body, options))).notes.map(({ code }) => code)

/** A level of a list. */
export const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`
/** One definition with these levels, and its list 1. */
export const list = (...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="0">${levels.join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
