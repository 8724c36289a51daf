import { formatWordNumber } from './numberFormats.ts'
import { element, toggleAt, elementAt, elementsIn, valueAt, type XmlElement } from './xml.ts'

/** What a field without a stored result shows. */
export type FieldText = { text: string; reading?: string; isEquation?: boolean }

const READING = /\\s\s?\\up\s?[\d.]+\s?\(([^()]*)\)\s?,([^()]*)\)/
const FRACTION = /^\\f\s?\(([^(),;]*)[,;]([^(),;]*)\)$/
const ENCLOSED = /\\o\s?\\ac\s?\(([^,()]*),([^()]*)\)/

/** Older versions of Word write phonetic guides and enclosed characters as equation fields. */
function equationField(code: string): FieldText {
  const [, reading, base] = READING.exec(code) ?? []
  if (base !== undefined) return { text: base.trim(), reading: reading?.trim() }
  const [, upper, lower] = FRACTION.exec(code) ?? []
  if (lower !== undefined) return { text: `${upper?.trim()}/${lower.trim()}`, isEquation: true }
  const [, ring, enclosed] = ENCLOSED.exec(code) ?? []
  if (enclosed === undefined) return { text: code, isEquation: true }
  const number = /^[○◯]$/.test(ring?.trim() ?? '') ? Number(enclosed) : NaN
  return { text: number > 0 ? formatWordNumber(number, 'decimalEnclosedCircle') : enclosed.trim() }
}

/** What a field with this code shows when no result is stored, if that is known without Word. */
export function textOfCode(code: string, form?: XmlElement): FieldText | null {
  const [name = '', ...rest] = code.split(' ')
  switch (name.toUpperCase()) {
    case 'EQ':
      return equationField(rest.join(' '))
    case 'FORMCHECKBOX': {
      const box = elementAt(form, 'w:checkBox')
      const isChecked = toggleAt(box, 'w:checked') ?? toggleAt(box, 'w:default') ?? false
      return { text: isChecked ? '☒' : '☐' }
    }
    case 'FORMDROPDOWN': {
      const list = elementAt(form, 'w:ddList')
      const chosen = valueAt(list, 'w:result') ?? valueAt(list, 'w:default') ?? 0
      const entry = elementsIn(list, 'w:listEntry')[Number(chosen)]
      return { text: entry?.attributes['w:val'] ?? '' }
    }
    default:
      return null
  }
}

/** The code of a link in the form that the converter reads; null for other fields. */
function linkCode(code: string): string | null {
  const [name, ...rest] = code.match(/"[^"]*"|\S+/g) ?? []
  if (name?.toUpperCase() !== 'HYPERLINK') return null
  const values = rest.map((each) => each.replaceAll('"', ''))
  const mark = values.findIndex((each) => each.toLowerCase() === '\\l')
  const anchor = mark < 0 ? undefined : values[mark + 1]
  const address = values[0]?.startsWith('\\') ? undefined : values[0]
  if (address) return `HYPERLINK "${address}${anchor ? `#${anchor}` : ''}"`
  return anchor ? `HYPERLINK \\l "${anchor}"` : null
}

interface Field {
  code: string[]
  isCode: boolean
  isLink: boolean
  form?: XmlElement
}

/** The complex fields that are open at a place of the text, ECMA-376, part 1, 17.16.18. */
export class Fields {
  readonly #open: Field[] = []
  #codes = 0

  /** Whether this is the code of a field and not its result. */
  get isInCode(): boolean {
    return this.#codes > 0
  }

  addCode(text: string): void {
    this.#open.at(-1)?.code.push(text)
  }

  /** Reads a `w:fldChar`; gives what stands in its place: the marks of a link, or text. */
  read(mark: XmlElement): XmlElement[] | FieldText {
    const type = mark.attributes['w:fldCharType']
    if (type === 'begin') {
      this.#open.push({
        code: [],
        isCode: true,
        isLink: false,
        form: elementAt(mark, 'w:ffData'),
      })
      this.#codes += 1
      return []
    }
    const field = this.#open.at(-1)
    if (!field) return []
    const code = field.code.join('').split(/\s+/).filter(Boolean).join(' ')
    const isResult = field.isCode
    if (field.isCode) this.#codes -= 1
    field.isCode = false
    if (type === 'separate') {
      const link = linkCode(code)
      if (!isResult || this.isInCode || link === null) return []
      field.isLink = true
      return [
        element('w:fldChar', { 'w:fldCharType': 'begin' }),
        element('w:instrText', {}, [link]),
        element('w:fldChar', { 'w:fldCharType': 'separate' }),
      ]
    }
    this.#open.pop()
    if (field.isLink) return [element('w:fldChar', { 'w:fldCharType': 'end' })]
    const isForm = /^FORM(?:CHECKBOX|DROPDOWN)$/i.test(code)
    return ((isResult || isForm) && !this.isInCode && textOfCode(code, field.form)) || []
  }
}
