import { styleDeclarations, styleOf } from './styleDeclarations.ts'

const KNOWN =
  /^(?:note|number|files|table-scroll|embedded|align-(?:center|right|justify)|ink-(?:red|amber|green|blue|grey)|size-(?:small|large|huge)|list-(?:none|decimal|cjk|greek|(?:lower|upper)-(?:alpha|roman))|(?:weight|slant)-normal)$/
/** Classes of the editors Quill and CKEditor. */
const EDITORS_CLASSES = new Map([
  ['ql-align-center', 'align-center'],
  ['ql-align-right', 'align-right'],
  ['ql-align-justify', 'align-justify'],
  ['ql-size-small', 'size-small'],
  ['ql-size-large', 'size-large'],
  ['ql-size-huge', 'size-huge'],
  ['text-tiny', 'size-small'],
  ['text-small', 'size-small'],
  ['text-big', 'size-large'],
  ['text-huge', 'size-huge'],
])
/** Numbering that a list, or an item, chooses for itself. */
const NUMBERINGS: [RegExp, string][] = [
  [/(?:lower|upper)-(?:alpha|roman)/, 'list-$&'],
  [/(lower|upper)-latin/, 'list-$1-alpha'],
  [/lower-greek/, 'list-greek'],
  [/cjk|chinese|japanese|korean/, 'list-cjk'],
  [/decimal/, 'list-decimal'],
  [/none/, 'list-none'],
]
const ALIGNMENTS = new Set(['center', 'right', 'justify'])
const BASE_PX = 16
const UNITS: Record<string, number> = { px: 1, pt: 4 / 3, em: BASE_PX, rem: BASE_PX, '%': 0.16 }
const SIZE_WORDS: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  smaller: 13,
  larger: 20,
  large: 20,
  'x-large': 24,
  'xx-large': 32,
}
const COLOUR_WORDS: Record<string, string> = {
  red: '#f00',
  darkred: '#8b0000',
  crimson: '#dc143c',
  tomato: '#ff6347',
  orange: '#ffa500',
  orangered: '#ff4500',
  gold: '#ffd700',
  yellow: '#ff0',
  green: '#008000',
  lime: '#0f0',
  teal: '#008080',
  blue: '#00f',
  navy: '#000080',
  purple: '#800080',
  grey: '#808080',
  gray: '#808080',
  silver: '#c0c0c0',
}

/** Red, green and blue of `#c00`, `#cc0000`, `rgb(204, 0, 0)` or a common colour name. */
function channels(colour: string): number[] | null {
  const value = COLOUR_WORDS[colour] ?? colour
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value) ?? []
  if (hex) {
    const digits = hex.match(hex.length === 3 ? /./g : /../g) ?? []
    return digits.map((digit) => parseInt(digit.padStart(2, digit), 16))
  }
  const [, list] = /^rgba?\(([\d\s,.]+)\)$/.exec(value) ?? []
  const numbers = list?.split(/[\s,]+/).map(Number)
  return numbers && numbers.length >= 3 ? numbers.slice(0, 3) : null
}

/** The site's text colour closest to an editor's colour; null for black and white. */
function inkOf(colour: string): string | null {
  const [red = 0, green = 0, blue = 0] = channels(colour) ?? []
  const brightest = Math.max(red, green, blue)
  const range = brightest - Math.min(red, green, blue)
  if (range < 40) return brightest > 90 && brightest < 220 ? 'ink-grey' : null
  if (blue === brightest) return 'ink-blue'
  if (green === brightest && green > red * 1.2) return 'ink-green'
  return green > red * 0.45 ? 'ink-amber' : 'ink-red'
}

function sizeOf(size: string): string | null {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)(px|pt|r?em|%)$/.exec(size) ?? []
  const px = SIZE_WORDS[size] ?? Number(amount) * (UNITS[unit] ?? 0)
  if (px >= 26) return 'size-huge'
  if (px >= 20) return 'size-large'
  return px > 0 && px < 14 ? 'size-small' : null
}

const alignmentOf = (alignment: string) => (ALIGNMENTS.has(alignment) ? `align-${alignment}` : null)

function numberingOf(listStyle: string): string | null {
  const [pattern, name] = NUMBERINGS.find(([kind]) => kind.test(listStyle)) ?? []
  return (pattern && name && pattern.exec(listStyle)?.[0].replace(pattern, name)) ?? null
}

const BY_PROPERTY = new Map([
  ['color', inkOf],
  ['font-size', sizeOf],
  ['text-align', alignmentOf],
  ['list-style', numberingOf],
  ['list-style-type', numberingOf],
])

/**
 * Alignment, colour, size and numbering of a `style` attribute as the site's classes; drops
 * everything else. `applyStyleMeaning` reads the rest that carries meaning.
 */
export function styleClasses(style: string): string[] {
  const classes = new Map<string, string | null>()
  for (const [property, value] of styleDeclarations(style)) {
    const classOf = BY_PROPERTY.get(property)
    if (classOf) classes.set(property, classOf(value))
  }
  return [...classes.values()].filter((name) => name !== null)
}

/**
 * The classes for an element of content: known ones, and those for its style and legacy attributes.
 */
export function contentClasses(element: Element): string[] {
  const read = (name: string) => element.getAttribute(name) ?? ''
  const size = { 1: '10px', 2: '13px', 5: '20px', 6: '26px', 7: '32px' }[Number(read('size'))] ?? ''
  const align = element.localName === 'center' ? 'center' : read('align')
  return [
    ...read('class')
      .split(/\s+/)
      .map((name) => EDITORS_CLASSES.get(name) ?? name)
      .filter((name) => KNOWN.test(name)),
    ...styleClasses(
      `color:${read('color')};font-size:${size};text-align:${align};${styleOf(element)}`,
    ),
  ]
}
