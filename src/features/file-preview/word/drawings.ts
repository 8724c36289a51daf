import type { WordPackage } from './wordPackage.ts'
import { element, elementAt, elementsIn, textIn, findElements, type XmlElement } from './xml.ts'

/** What a preview leaves out of a document. */
export type Omission = 'charts' | 'diagrams' | 'equations' | 'macros' | 'objects' | 'pictures'

/** The parts of a drawing. */
export interface DrawingParts {
  /** Pictures, as elements for the converter. */
  pictures: XmlElement[]
  /** Contents of text boxes. */
  boxes: XmlElement[]
  /** Words drawn as a shape. */
  words: string[]
  omissions: Omission[]
}

const WANTED = new Set([
  'pic:pic',
  'c:chart',
  'dgm:relIds',
  'w:txbxContent',
  'v:imagedata',
  'v:textpath',
  'o:OLEObject',
])

const isInvisible = ({ name, attributes }: XmlElement) =>
  (name === 'wp:docPr' && ['1', 'true'].includes(attributes.hidden ?? '')) ||
  (name.startsWith('v:') && /visibility\s?:\s?hidden/.test(attributes.style ?? ''))

function picture(properties: XmlElement | undefined, id: string): XmlElement {
  const blip = element('a:blip', { 'r:embed': id })
  const pic = element('pic:pic', {}, [element('pic:blipFill', {}, [blip])])
  const graphic = element('a:graphic', {}, [element('a:graphicData', {}, [pic])])
  const { descr = '', title = '' } = properties?.attributes ?? {}
  const link = elementAt(properties, 'a:hlinkClick')
  const about = element('wp:docPr', { descr, title }, link ? [link] : [])
  return element('w:drawing', {}, [element('wp:inline', {}, [about, graphic])])
}

/** Reads a `w:drawing`, a `w:pict` or a `w:object`; the pictures are parts of `pack`. */
export function readDrawing(drawing: XmlElement, pack: WordPackage, part: string): DrawingParts {
  const parts: DrawingParts = { pictures: [], boxes: [], words: [], omissions: [] }
  const isPicture = (id: string | undefined): id is string =>
    id !== undefined && pack.targetOf(part, id) !== undefined
  const found = findElements(drawing, (each) => WANTED.has(each.name) || isInvisible(each))
  const frame = elementsIn(drawing).find(({ name }) => name.startsWith('wp:'))
  const properties = elementAt(frame, 'wp:docPr')
  if (properties && isInvisible(properties)) return parts
  for (const each of found) {
    switch (isInvisible(each) ? '' : each.name) {
      case 'pic:pic': {
        const id = elementAt(each, 'pic:blipFill', 'a:blip')?.attributes['r:embed']
        if (isPicture(id)) parts.pictures.push(picture(properties, id))
        else parts.omissions.push('pictures')
        break
      }
      case 'v:imagedata': {
        const id = each.attributes['r:id']
        const title = each.attributes['o:title'] ?? ''
        if (isPicture(id)) parts.pictures.push(picture(element('', { title }), id))
        else parts.omissions.push('pictures')
        break
      }
      case 'c:chart':
        parts.omissions.push('charts')
        break
      case 'dgm:relIds':
        parts.omissions.push('diagrams')
        break
      case 'o:OLEObject': {
        const isEquation = /^(?:equation|mathtype)/i.test(each.attributes.ProgID ?? '')
        parts.omissions.push(isEquation ? 'equations' : 'objects')
        break
      }
      case 'v:textpath':
        parts.words.push(each.attributes.string ?? textIn(each))
        break
      case 'w:txbxContent':
        parts.boxes.push(each)
        break
      default:
    }
  }
  return parts
}
