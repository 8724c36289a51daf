import { formatWordNumber, isKnownFormat } from './numberFormats.ts'
import type { WordStyles } from './wordStyles.ts'
import { elementAt, elementsIn, toggleAt, valueAt, type XmlElement } from './xml.ts'

/** Largest number in ECMA-376, part 1, for the start of a list. */
const MAX_NUMBER = 32767
const MAX_DEPTH = 8

interface Level {
  start: number
  format: string
  /** Least number of figures, of a format that the document gives by an example: 001. */
  figures: number
  /** `%1` stands for the number of the first level. */
  text: string
  /** The level, from 1, after which this one starts again; 0 for never. */
  restart?: number
  isDecimal: boolean
  isHidden: boolean
  suffix: string
  style?: string
}
interface Definition {
  levels: Map<number, Level>
  link?: string
}
interface List {
  definition: string
  starts: Map<number, number>
  levels: Map<number, Level>
}

/** The number of a paragraph. */
export interface ParagraphNumber {
  level: number
  value: number
  format: string
  /** The number as Word shows it, without the separator before the text. */
  text: string
  isHidden: boolean
  separator: string
  /** Whether the text is this level's number with a full stop. */
  isPlain: boolean
}

function count(text: string | undefined): number | undefined {
  const value = Number(text ?? NaN)
  return Number.isInteger(value) && value >= 0 ? Math.min(value, MAX_NUMBER) : undefined
}

/** A format by example stands beside one for older programs. */
function formatOf(definition: XmlElement): { format: string; figures: number } {
  const choices = [...elementsIn(definition, 'mc:AlternateContent')].flatMap((each) => [
    elementAt(each, 'mc:Choice', 'w:numFmt'),
    elementAt(each, 'mc:Fallback', 'w:numFmt'),
  ])
  for (const found of [...choices, elementAt(definition, 'w:numFmt')]) {
    const format = found?.attributes['w:val']
    const example = found?.attributes['w:format']?.split(',')[0] ?? ''
    if (format === 'custom' && /^0*1$/.test(example)) {
      return { format: 'decimal', figures: Math.min(example.length, 9) }
    }
    if (format && format !== 'custom') return { format, figures: 0 }
  }
  return { format: 'decimal', figures: 0 }
}

const SEPARATORS: Record<string, string> = { nothing: '' }

function readLevels(parent: XmlElement): Map<number, Level> {
  return new Map(
    elementsIn(parent, 'w:lvl').map((each) => [
      count(each.attributes['w:ilvl']) ?? 0,
      {
        start: count(valueAt(each, 'w:start')) ?? 0,
        ...formatOf(each),
        text: valueAt(each, 'w:lvlText') ?? '',
        restart: count(valueAt(each, 'w:lvlRestart')),
        isDecimal: toggleAt(each, 'w:isLgl') === true,
        isHidden: toggleAt(each, 'w:rPr', 'w:vanish') === true,
        suffix: SEPARATORS[valueAt(each, 'w:suff') ?? ''] ?? ' ',
        style: valueAt(each, 'w:pStyle'),
      },
    ]),
  )
}

/** Counts the numbered paragraphs of a document as Word does, ECMA-376, part 1, 17.9. */
export class Numbering {
  readonly #styles: WordStyles
  readonly #definitions = new Map<string, Definition>()
  readonly #lists = new Map<string, List>()
  /** Numbers reached, by definition and level: lists of one definition go on from each other. */
  readonly #reached = new Map<string, (number | undefined)[]>()
  readonly #begun = new Set<string>()
  /** Formats that were written as plain figures. */
  readonly unknownFormats = new Set<string>()

  /** `root` is the numbering part, if there is one. */
  constructor(styles: WordStyles, root?: XmlElement) {
    this.#styles = styles
    for (const each of elementsIn(root, 'w:abstractNum')) {
      this.#definitions.set(each.attributes['w:abstractNumId'] ?? '', {
        levels: readLevels(each),
        link: valueAt(each, 'w:numStyleLink'),
      })
    }
    for (const each of elementsIn(root, 'w:num')) {
      const overrides = elementsIn(each, 'w:lvlOverride')
      this.#lists.set(each.attributes['w:numId'] ?? '', {
        definition: valueAt(each, 'w:abstractNumId') ?? '',
        starts: new Map(
          overrides.flatMap((override) => {
            const start = count(valueAt(override, 'w:startOverride'))
            return start === undefined
              ? []
              : [[count(override.attributes['w:ilvl']) ?? 0, start] as const]
          }),
        ),
        levels: new Map(overrides.flatMap((override) => [...readLevels(override)])),
      })
    }
  }

  /** The definition of a list; a linked one stands in the list of a numbering style. */
  #definitionOf(list: List): [string, Definition] | null {
    const seen = new Set<List>()
    for (let next: List | undefined = list; next && !seen.has(next);) {
      seen.add(next)
      const found = this.#definitions.get(next.definition)
      if (!found) return null
      if (found.link === undefined) return [next.definition, found]
      next = this.#lists.get(this.#styles.numberingOf(found.link) ?? '')
    }
    return null
  }

  /** The list and level that a paragraph's properties and styles give. */
  #listPositionOf(properties: XmlElement | undefined): { id: string; level?: number } | null {
    let level = count(valueAt(properties, 'w:numPr', 'w:ilvl'))
    const id = valueAt(properties, 'w:numPr', 'w:numId')
    if (id !== undefined) return { id, level }
    for (const style of this.#styles.chain('paragraph', valueAt(properties, 'w:pStyle'))) {
      const numbering = elementAt(style.definition, 'w:pPr', 'w:numPr')
      level ??= count(valueAt(numbering, 'w:ilvl'))
      const inherited = valueAt(numbering, 'w:numId')
      if (inherited !== undefined) return { id: inherited, level }
    }
    return null
  }

  /** The level that names one of the paragraph's styles. */
  #levelOfStyle(levels: Map<number, Level>, properties: XmlElement | undefined) {
    for (const { id } of this.#styles.chain('paragraph', valueAt(properties, 'w:pStyle'))) {
      for (const [level, { style }] of levels) if (style === id) return level
    }
    return undefined
  }

  /** The number of the next paragraph, which has these properties; null if it has none. */
  next(properties: XmlElement | undefined): ParagraphNumber | null {
    const place = this.#listPositionOf(properties)
    const list = place && this.#lists.get(place.id)
    const definition = list && this.#definitionOf(list)
    if (!definition) return null
    const [name, { levels: defined }] = definition
    const levels = new Map([...defined, ...list.levels])
    const level = Math.min(place.level ?? this.#levelOfStyle(levels, properties) ?? 0, MAX_DEPTH)
    const definedLevel = levels.get(level)
    if (!definedLevel) return null

    const reached = this.#reached.get(name) ?? []
    this.#reached.set(name, reached)
    const start = list.starts.get(level)
    const use = `${place.id} ${level}`
    if (start !== undefined && !this.#begun.has(use)) reached[level] = undefined
    this.#begun.add(use)
    const before = reached[level]
    const value = before === undefined ? (start ?? definedLevel.start) : before + 1
    reached[level] = value
    for (let deeper = level + 1; deeper <= MAX_DEPTH; deeper += 1) {
      const restart = levels.get(deeper)?.restart
      if (restart === undefined || level < restart) reached[deeper] = undefined
    }
    const text = definedLevel.text.replace(/%([1-9])/g, (_, digit) => {
      const at = Number(digit) - 1
      const shown = levels.get(at)
      if (!shown || shown.format === 'bullet') return ''
      if (!isKnownFormat(shown.format)) this.unknownFormats.add(shown.format)
      const number = reached[at] ?? list.starts.get(at) ?? shown.start
      const isPlain = definedLevel.isDecimal && shown.format !== 'none'
      return formatWordNumber(number, isPlain ? 'decimal' : shown.format).padStart(
        shown.figures,
        '0',
      )
    })
    return {
      level,
      value,
      format:
        definedLevel.isDecimal && definedLevel.format !== 'bullet'
          ? 'decimal'
          : definedLevel.format,
      text,
      isHidden: definedLevel.isHidden,
      separator: definedLevel.suffix,
      isPlain: definedLevel.text === `%${level + 1}.` && definedLevel.figures === 0,
    }
  }
}
