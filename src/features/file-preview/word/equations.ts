import { elementAt, elementsIn, textIn, type XmlElement } from './xml.ts'

const SINGLE = /^(?:[\p{L}\p{N}.]+|\(.*\))$/su
const grouped = (text: string) => (SINGLE.test(text) ? text : `(${text})`)

const attribute = (parent: XmlElement, properties: string, name: string) =>
  elementAt(parent, properties, name)?.attributes['m:val']

const inside = (parent: XmlElement | undefined): string =>
  elementsIn(parent).map(equationText).join('')
const part = (parent: XmlElement, name: string) => inside(elementAt(parent, name))
const raised = (text: string) => text && `^${grouped(text)}`
const lowered = (text: string) => text && `_${grouped(text)}`
const items = (parent: XmlElement, name: string, separator: string) =>
  elementsIn(parent, name).map(inside).join(separator)

/** Elements of an equation whose parts are not just written one after the other. */
const WRITERS: Record<string, (each: XmlElement) => string> = {
  'm:t': textIn,
  'm:f': (each) => `${grouped(part(each, 'm:num'))}/${grouped(part(each, 'm:den'))}`,
  'm:sSup': (each) => part(each, 'm:e') + raised(part(each, 'm:sup')),
  'm:sSub': (each) => part(each, 'm:e') + lowered(part(each, 'm:sub')),
  'm:sSubSup': (each) =>
    part(each, 'm:e') + lowered(part(each, 'm:sub')) + raised(part(each, 'm:sup')),
  'm:sPre': (each) =>
    lowered(part(each, 'm:sub')) + raised(part(each, 'm:sup')) + part(each, 'm:e'),
  'm:rad': (each) => {
    const degree = part(each, 'm:deg')
    const root = ['', '2'].includes(degree) ? '√' : `${raised(degree)}√`
    return root + grouped(part(each, 'm:e'))
  },
  'm:nary': (each) =>
    (attribute(each, 'm:naryPr', 'm:chr') ?? '∫') +
    lowered(part(each, 'm:sub')) +
    raised(part(each, 'm:sup')) +
    ` ${part(each, 'm:e')}`,
  'm:d': (each) =>
    (attribute(each, 'm:dPr', 'm:begChr') ?? '(') +
    items(each, 'm:e', attribute(each, 'm:dPr', 'm:sepChr') ?? '|') +
    (attribute(each, 'm:dPr', 'm:endChr') ?? ')'),
  'm:func': (each) => `${part(each, 'm:fName')} ${part(each, 'm:e')}`,
  'm:limLow': (each) => part(each, 'm:e') + lowered(part(each, 'm:lim')),
  'm:limUpp': (each) => part(each, 'm:e') + raised(part(each, 'm:lim')),
  'm:eqArr': (each) => items(each, 'm:e', '; '),
  'm:m': (each) =>
    `[${elementsIn(each, 'm:mr')
      .map((row) => items(row, 'm:e', ', '))
      .join('; ')}]`,
  'w:del': () => '',
  'w:moveFrom': () => '',
}

/** An equation of Office (ECMA-376, part 1, 22.1) in one line of text. */
export function equationText(each: XmlElement): string {
  return (Object.hasOwn(WRITERS, each.name) && WRITERS[each.name]?.(each)) || inside(each)
}
