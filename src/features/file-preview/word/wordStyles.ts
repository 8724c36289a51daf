import { elementAt, elementsIn, toggleAt, valueAt, type XmlElement } from './xml.ts'

interface Style {
  id: string
  type: string
  name: string
  basedOn?: string
  isDefault: boolean
  definition: XmlElement
}

/** The styles of a document, ECMA-376, part 1, 17.7. */
export class WordStyles {
  readonly #styles = new Map<string, Style>()
  readonly #defaults: XmlElement | undefined

  /** `root` is the styles part, if there is one. */
  constructor(root?: XmlElement) {
    this.#defaults = elementAt(root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr')
    for (const definition of elementsIn(root, 'w:style')) {
      const { 'w:styleId': id = '', 'w:type': type = 'paragraph' } = definition.attributes
      // Of two styles with the same id the first counts.
      if (this.#styles.has(id)) continue
      this.#styles.set(id, {
        id,
        type,
        name: valueAt(definition, 'w:name') ?? '',
        basedOn: valueAt(definition, 'w:basedOn'),
        isDefault: ['1', 'true', 'on'].includes(definition.attributes['w:default'] ?? ''),
        definition,
      })
    }
  }

  /** A style, or the default of its type without an id, and those that it is based on. */
  *chain(type: string, id?: string): Generator<Style> {
    const seen = new Set<Style>()
    let style =
      (id === undefined ? undefined : this.#styles.get(id)) ??
      [...this.#styles.values()].find((each) => each.isDefault && each.type === type)
    while (style && style.type === type && !seen.has(style)) {
      seen.add(style)
      yield style
      style = style.basedOn === undefined ? undefined : this.#styles.get(style.basedOn)
    }
  }

  /** The numbering that a numbering style stands for. */
  numberingOf(id: string): string | undefined {
    return valueAt(this.#styles.get(id)?.definition, 'w:pPr', 'w:numPr', 'w:numId')
  }

  isHeading(id?: string): boolean {
    for (const { name, definition } of this.chain('paragraph', id)) {
      if (/^(?:heading [1-9]|title|subtitle)$/i.test(name)) return true
      const level = valueAt(definition, 'w:pPr', 'w:outlineLvl')
      if (level !== undefined) return Number(level) < 9
    }
    return false
  }

  #isHiddenBy(type: string, id?: string): boolean {
    for (const { definition } of this.chain(type, id)) {
      const isHidden = toggleAt(definition, 'w:rPr', 'w:vanish')
      if (isHidden !== undefined) return isHidden
    }
    return false
  }

  /**
   * Whether text with these properties is hidden. Between styles the switch toggles, as all such
   * switches (17.7.3); a paragraph's own properties count before them.
   */
  isHidden(properties: XmlElement | undefined, paragraphStyle?: string): boolean {
    const directSwitch = toggleAt(properties, 'w:vanish')
    if (directSwitch !== undefined) return directSwitch
    const style = valueAt(properties, 'w:rStyle')
    const byParagraph = this.#isHiddenBy('paragraph', paragraphStyle)
    const byText = style !== undefined && this.#isHiddenBy('character', style)
    return byParagraph !== byText || toggleAt(this.#defaults, 'w:vanish') === true
  }

  all(): Style[] {
    return [...this.#styles.values()]
  }
}
