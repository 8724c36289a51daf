import { PreviewError } from '../previewError.ts'

/** An element with the prefixes of `NAMESPACES`, whatever prefixes the file uses. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
}
export type XmlNode = XmlElement | string

/** Prefixes of the namespaces that are read; the first of each is the one that is written. */
const NAMESPACES: Record<string, [string, ...string[]]> = {
  w: [
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'http://purl.oclc.org/ooxml/wordprocessingml/main',
  ],
  r: [
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
  ],
  wp: [
    'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
    'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing',
  ],
  a: [
    'http://schemas.openxmlformats.org/drawingml/2006/main',
    'http://purl.oclc.org/ooxml/drawingml/main',
  ],
  pic: [
    'http://schemas.openxmlformats.org/drawingml/2006/picture',
    'http://purl.oclc.org/ooxml/drawingml/picture',
  ],
  c: [
    'http://schemas.openxmlformats.org/drawingml/2006/chart',
    'http://purl.oclc.org/ooxml/drawingml/chart',
    'http://schemas.microsoft.com/office/drawing/2014/chartex',
  ],
  dgm: [
    'http://schemas.openxmlformats.org/drawingml/2006/diagram',
    'http://purl.oclc.org/ooxml/drawingml/diagram',
  ],
  m: [
    'http://schemas.openxmlformats.org/officeDocument/2006/math',
    'http://purl.oclc.org/ooxml/officeDocument/math',
  ],
  mc: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
  v: ['urn:schemas-microsoft-com:vml'],
  o: ['urn:schemas-microsoft-com:office:office'],
  rel: ['http://schemas.openxmlformats.org/package/2006/relationships'],
  ct: ['http://schemas.openxmlformats.org/package/2006/content-types'],
}
const PREFIXES = new Map(
  Object.entries(NAMESPACES).flatMap(([prefix, uris]) => uris.map((uri) => [uri, prefix])),
)
const OTHER = 'other'
/** Word's own documents stay far below; deeper ones would exhaust the stack. */
const MAX_DEPTH = 400

const brokenError = () => new PreviewError('broken')

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
function character(code: number): string {
  if (code > 0x10ffff) throw brokenError()
  return String.fromCodePoint(code)
}
const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) => {
    if (hex) return character(parseInt(hex, 16))
    if (decimal) return character(Number(decimal))
    const value = ENTITIES[name]
    if (value === undefined) throw brokenError()
    return value
  })

const NAME = /[^\s=<>"'/]+/y
const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const TAG_END = /\s*(\/?)>/y

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

/** The end of `mark` behind `at`, which must be there. */
function indexAfter(source: string, mark: string, at: number): number {
  const found = source.indexOf(mark, at)
  if (found < 0) throw brokenError()
  return found + mark.length
}

type Scope = Map<string, string>

function nameIn(scope: Scope, name: string, isAttribute: boolean): string {
  const colon = name.indexOf(':')
  if (colon < 0 && isAttribute) return name
  const uri = scope.get(name.slice(0, Math.max(colon, 0)))
  if (uri === undefined && colon < 0) return name
  return `${PREFIXES.get(uri ?? '') ?? OTHER}:${name.slice(colon + 1)}`
}

interface OpenElement {
  tag: string
  element: XmlElement
  scope: Scope
}

/**
 * Parses a part of an Office file. Throws 'broken' if it is not well-formed. Reads every character
 * once, so that no content takes long; the converter's own parser does not keep to that.
 */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const openElements: OpenElement[] = [{ tag: '', element: root, scope: new Map() }]
  let at = 0
  for (;;) {
    const parent = openElements.at(-1)
    if (!parent) throw brokenError()
    const start = source.indexOf('<', at)
    const text = source.slice(at, start < 0 ? undefined : start)
    if (text && openElements.length > 1) parent.element.children.push(decode(text))
    if (start < 0) break
    if (source.startsWith('<!--', start)) at = indexAfter(source, '-->', start + 4)
    else if (source.startsWith('<?', start)) at = indexAfter(source, '?>', start)
    else if (source.startsWith('<![CDATA[', start)) {
      at = indexAfter(source, ']]>', start)
      parent.element.children.push(source.slice(start + 9, at - 3))
    } else if (source.startsWith('</', start)) {
      at = indexAfter(source, '>', start)
      if (source.slice(start + 2, at - 1).trimEnd() !== parent.tag) throw brokenError()
      openElements.pop()
    } else {
      const tag = matchAt(NAME, source, start + 1)?.[0]
      if (!tag || tag.startsWith('!') || openElements.length > MAX_DEPTH) throw brokenError()
      at = start + 1 + tag.length
      const pairs: [string, string][] = []
      let { scope } = parent
      for (let next; (next = matchAt(ATTRIBUTE, source, at)); at = ATTRIBUTE.lastIndex) {
        const [, name = '', double, single] = next
        const value = decode(double ?? single ?? '')
        if (name !== 'xmlns' && !name.startsWith('xmlns:')) pairs.push([name, value])
        else scope = new Map(scope).set(name.slice(6), value)
      }
      const end = matchAt(TAG_END, source, at)
      if (!end) throw brokenError()
      at = TAG_END.lastIndex
      const attributes = Object.fromEntries(
        pairs.map(([name, value]) => [nameIn(scope, name, true), value]),
      )
      const element = { name: nameIn(scope, tag, false), attributes, children: [] }
      parent.element.children.push(element)
      if (!end[1]) openElements.push({ tag, element, scope })
    }
  }
  const [element] = elementsIn(root)
  if (!element || openElements.length > 1) throw brokenError()
  return element
}

function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** The text of a part, whose first bytes tell UTF-16 from UTF-8. */
export const decodeXml = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes)

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

function write(node: XmlNode): string {
  if (typeof node === 'string') return escape(node)
  const { name, attributes, children } = node
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${written.join('')}>${children.map(write).join('')}</${name}>`
}

/** Writes an element of the known namespaces as a part of its own. */
export function writeXml({ name, attributes, children }: XmlElement): Uint8Array<ArrayBuffer> {
  const spaces = Object.entries(NAMESPACES).map(([prefix, [uri]]) => [`xmlns:${prefix}`, uri])
  const root = { name, attributes: { ...attributes, ...Object.fromEntries(spaces) }, children }
  return new TextEncoder().encode(write(root))
}

export const element = (
  name: string,
  attributes: Record<string, string> = {},
  children: XmlNode[] = [],
): XmlElement => ({ name, attributes, children })

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

/** The child elements, or those with this name. */
export const elementsIn = (parent: XmlElement | undefined, name?: string): XmlElement[] =>
  parent?.children.filter(isElement).filter((each) => !name || each.name === name) ?? []

/** The first element at this path of names below `parent`. */
export const elementAt = (
  parent: XmlElement | undefined,
  ...path: string[]
): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => elementsIn(found, name)[0], parent)

/** The `w:val` of the element at this path. */
export const valueAt = (parent: XmlElement | undefined, ...path: string[]): string | undefined =>
  elementAt(parent, ...path)?.attributes['w:val']

/** Whether the switch at this path is on; undefined if it is not there. */
export function toggleAt(parent: XmlElement | undefined, ...path: string[]): boolean | undefined {
  const found = elementAt(parent, ...path)
  return found && !['0', 'false', 'off'].includes(found.attributes['w:val'] ?? '')
}

/** The elements below `parent` in order, none within an element that `isWanted` accepted. */
export function* findElements(
  parent: XmlElement,
  isWanted: (each: XmlElement) => boolean,
): Generator<XmlElement> {
  for (const each of elementsIn(parent)) {
    if (isWanted(each)) yield each
    else yield* findElements(each, isWanted)
  }
}

/** All text below a node. */
export const textIn = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textIn).join('')
