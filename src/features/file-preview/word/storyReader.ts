import { type Omission, readDrawing } from './drawings.ts'
import { equationText } from './equations.ts'
import { Fields, type FieldText, textOfCode } from './fields.ts'
import { hasContent, joinParagraphs, textRun } from './paragraphs.ts'
import type { WordPackage } from './wordPackage.ts'
import type { WordStyles } from './wordStyles.ts'
import {
  element,
  elementAt,
  elementsIn,
  toggleAt,
  textIn,
  valueAt,
  findElements,
  type XmlElement,
} from './xml.ts'

/** Styles of the parts of a phonetic guide; `rp` is shown where `ruby` is not known. */
export const RUBY_STYLES: Record<string, string> = {
  'preview-ruby': 'ruby:fresh',
  'preview-ruby-bracket': 'ruby > rp:fresh',
  'preview-ruby-reading': 'ruby > rt:fresh',
}

export interface StoryContext {
  pack: WordPackage
  /** Name of the part that the story is in. */
  part: string
  styles: WordStyles
  omissions: Set<Omission>
  /** Takes up an embedded document; gives the text that stands in its place. */
  embed: (target: string) => string
}

/** Elements that are never shown, including their content. */
const DROPPED = new Set(
  'w:del w:moveFrom w:delText w:delInstrText w:pPr w:rPr w:rubyPr w:tblPr w:tblGrid w:sdtPr w:sdtEndPr w:sectPr w:rt'.split(
    ' ',
  ),
)
/** Inline elements that the converter knows. */
const KEPT = new Set(
  'w:tab w:br w:noBreakHyphen w:softHyphen w:sym w:footnoteReference w:endnoteReference w:bookmarkStart'.split(
    ' ',
  ),
)
const RENAMED: Record<string, string> = { 'w:cr': 'w:br', 'w:ptab': 'w:tab' }

const styled = (id: string) => element('w:rStyle', { 'w:val': id })

/** Rewrites the text of a part to what Word shows of it, in elements that the converter knows. */
export class StoryReader {
  readonly #context: StoryContext
  readonly #fields = new Fields()
  #paragraphStyle: string | undefined

  constructor(context: StoryContext) {
    this.#context = context
  }

  /** The blocks or the inline content in an element. */
  read = (parent: XmlElement | undefined): XmlElement[] =>
    joinParagraphs(elementsIn(parent).flatMap((each) => this.#rewrite(each)))

  #rewrite(each: XmlElement): XmlElement[] {
    const { name, attributes } = each
    if (DROPPED.has(name)) return []
    if (KEPT.has(name) || RENAMED[name]) {
      return this.#fields.isInCode ? [] : [element(RENAMED[name] ?? name, attributes)]
    }
    switch (name) {
      case 'w:p':
        return [this.#paragraph(each)]
      case 'w:r':
        return this.#run(each)
      case 'w:tbl':
        return this.#table(each)
      case 'w:hyperlink':
        return [element(name, this.#linkOf(attributes), this.read(each))]
      case 'w:fldSimple':
        return this.#simpleField(each)
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return this.#drawing(each)
      case 'mc:AlternateContent':
        return this.#alternative(each)
      case 'm:oMath':
        this.#context.omissions.add('equations')
        return [textRun(equationText(each))]
      case 'w:altChunk':
        return this.#embedded(attributes['r:id'])
      case 'w:subDoc':
        this.#context.omissions.add('objects')
        return []
      default:
        // Other elements around text are left out, but their text is kept.
        return elementsIn(each).flatMap((inner) => this.#rewrite(inner))
    }
  }

  #paragraph(each: XmlElement): XmlElement {
    const properties = elementAt(each, 'w:pPr')
    const mark = elementAt(properties, 'w:rPr')
    const outer = this.#paragraphStyle
    this.#paragraphStyle = valueAt(properties, 'w:pStyle')
    const content = this.read(each)
    const isDeleted = ['w:del', 'w:moveFrom'].some((name) => elementAt(mark, name))
    const isHidden = this.#context.styles.isHidden(mark, this.#paragraphStyle)
    this.#paragraphStyle = outer
    const listProperties = elementsIn(properties).filter(({ name }) =>
      ['w:pStyle', 'w:numPr'].includes(name),
    )
    const keptJoins = isHidden ? 'hidden' : ''
    const joins = isDeleted ? 'deleted' : keptJoins
    return element('w:p', joins ? { joins } : {}, [
      element('w:pPr', {}, listProperties),
      ...content,
    ])
  }

  #run(run: XmlElement): XmlElement[] {
    const properties = elementAt(run, 'w:rPr')
    const isHidden = this.#context.styles.isHidden(properties, this.#paragraphStyle)
    const textProperties = this.#textProperties(properties)
    const runs: XmlElement[] = []
    const add = (...children: XmlElement[]) => {
      if (children.length > 0) {
        runs.push(element('w:r', {}, [element('w:rPr', {}, textProperties), ...children]))
      }
    }
    for (const each of elementsIn(run)) {
      if (each.name === 'w:fldChar') {
        const shown = this.#fields.read(each)
        if (Array.isArray(shown)) add(...shown)
        else if (!isHidden) runs.push(...this.#fieldText(shown, textProperties))
      } else if (each.name === 'w:instrText') this.#fields.addCode(textIn(each))
      else if (isHidden || this.#fields.isInCode) continue
      else if (each.name === 'w:t') add(element('w:t', {}, [textIn(each)]))
      else if (each.name === 'w:ruby') {
        const base = this.#plain(elementAt(each, 'w:rubyBase'))
        runs.push(...this.#rubyRuns(base, this.#plain(elementAt(each, 'w:rt')), textProperties))
      } else {
        for (const inner of this.#rewrite(each)) {
          if (inner.name === 'w:r') runs.push(inner)
          else add(inner)
        }
      }
    }
    return runs
  }

  #textProperties(properties: XmlElement | undefined): XmlElement[] {
    const isStruck = ['w:strike', 'w:dstrike'].some((name) => toggleAt(properties, name))
    return [
      ...elementsIn(properties).filter(({ name }) => ['w:rStyle', 'w:vertAlign'].includes(name)),
      ...['w:b', 'w:i'].filter((name) => toggleAt(properties, name)).map((name) => element(name)),
      ...(isStruck ? [element('w:strike')] : []),
    ]
  }

  /** The text that shows in an element. */
  #plain(parent: XmlElement | undefined): string {
    const shown = element('', {}, this.read(parent))
    return [...findElements(shown, ({ name }) => name === 'w:t')].map(textIn).join('')
  }

  #rubyRuns(base: string, reading: string, textProperties: XmlElement[]): XmlElement[] {
    if (!base || !reading) return base ? [textRun(base, textProperties)] : []
    const looks = textProperties.filter(({ name }) => name !== 'w:rStyle')
    const run = (text: string, style: string) => textRun(text, [styled(style), ...looks])
    return [
      run(base, 'preview-ruby'),
      run('（', 'preview-ruby-bracket'),
      run(reading, 'preview-ruby-reading'),
      run('）', 'preview-ruby-bracket'),
    ]
  }

  #fieldText(
    { text, reading = '', isEquation }: FieldText,
    textProperties: XmlElement[],
  ): XmlElement[] {
    if (isEquation) this.#context.omissions.add('equations')
    return this.#rubyRuns(text, reading, textProperties)
  }

  #simpleField(each: XmlElement): XmlElement[] {
    const result = this.read(each)
    if (result.length > 0) return result
    const code = (each.attributes['w:instr'] ?? '').split(/\s+/).filter(Boolean).join(' ')
    const shown = textOfCode(code)
    return shown ? this.#fieldText(shown, []) : []
  }

  #table(table: XmlElement): XmlElement[] {
    const rows = this.#rowsIn(table).flatMap((row) => {
      const properties = elementAt(row, 'w:trPr')
      if (elementAt(properties, 'w:del')) return []
      const cells = this.#merged(row).map(({ cell, span }) => {
        const merge = elementAt(elementAt(cell, 'w:tcPr'), 'w:vMerge')
        const spans = [element('w:gridSpan', { 'w:val': String(span) }), ...(merge ? [merge] : [])]
        return element('w:tc', {}, [element('w:tcPr', {}, spans), ...this.read(cell)])
      })
      if (toggleAt(properties, 'w:hidden') && !hasContent(cells)) return []
      const header = toggleAt(properties, 'w:tblHeader') ? [element('w:tblHeader')] : []
      return [element('w:tr', {}, [element('w:trPr', {}, header), ...cells])]
    })
    return rows.length > 0 ? [element('w:tbl', {}, rows)] : []
  }

  /** The cells of a row with the columns that they span; older programs merge cells to the left. */
  #merged(row: XmlElement) {
    const merged: { cell: XmlElement; span: number }[] = []
    for (const cell of this.#cellsIn(row)) {
      const properties = elementAt(cell, 'w:tcPr')
      const span = Number(valueAt(properties, 'w:gridSpan') ?? 1) || 1
      const merge = elementAt(properties, 'w:hMerge')
      const left = merge?.attributes['w:val'] === 'restart' ? undefined : merge && merged.at(-1)
      if (left) left.span += span
      else merged.push({ cell, span })
    }
    return merged
  }

  #rowsIn = (table: XmlElement) => [...findElements(table, ({ name }) => name === 'w:tr')]
  #cellsIn = (row: XmlElement) => [...findElements(row, ({ name }) => name === 'w:tc')]

  /** A link without its target stays as a link to a place, or as text. */
  #linkOf({ 'r:id': id, 'w:anchor': anchor }: Record<string, string>): Record<string, string> {
    const isKnown =
      id !== undefined && this.#context.pack.relationshipsOf(this.#context.part).has(id)
    return { ...(isKnown && { 'r:id': id }), ...(anchor !== undefined && { 'w:anchor': anchor }) }
  }

  #drawing(each: XmlElement): XmlElement[] {
    const { pack, part, omissions } = this.#context
    const found = readDrawing(each, pack, part)
    found.omissions.forEach((omission) => omissions.add(omission))
    const boxes = found.boxes.map((box) =>
      element('w:pict', {}, [element('w:txbxContent', {}, this.read(box))]),
    )
    return [...found.pictures, ...found.words.map((words) => textRun(words)), ...boxes]
  }

  /** Word shows the first alternative that it knows; one of them is for older programs. */
  #alternative(each: XmlElement): XmlElement[] {
    for (const alternative of elementsIn(each)) {
      const shown = this.read(alternative)
      const isNoted =
        [...findElements(alternative, ({ name }) => /^(?:c|dgm):/.test(name))].length > 0
      if (shown.length > 0 || isNoted) return shown
    }
    return []
  }

  #embedded(id: string | undefined): XmlElement[] {
    const { pack, part, embed, omissions } = this.#context
    const target = id === undefined ? undefined : pack.targetOf(part, id)
    if (target !== undefined) {
      return [element('w:p', {}, [element('w:pPr'), textRun(embed(target))])]
    }
    omissions.add('objects')
    return []
  }
}
