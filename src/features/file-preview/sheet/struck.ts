import type { CellObject } from 'xlsx'

/** A part of a cell's text. */
export interface Piece {
  text: string
  isStruck: boolean
}

/** The fill that stands for a struck font: the library tells a cell's fill, but not its font. */
export const STRUCK_FILL = 'struck'

/** Noncharacters around the parts of a text that have a font of their own. */
export const STRUCK = '\ufdd0'
export const PLAIN = '\ufdd1'
export const END = '\ufdd2'
const PART = new RegExp(`([${STRUCK}${PLAIN}][^${END}]*)${END}`)

const hasStruckFont = ({ s: style }: { s?: { patternType?: string } }) =>
  style?.patternType === STRUCK_FILL

/** A marked text of a cell in pieces; those without a font of their own have the cell's. */
export function piecesOf(marked: string, cell: CellObject): Piece[] {
  const isStruckCell = hasStruckFont(cell)
  if (!marked.includes(END)) return [{ text: marked, isStruck: isStruckCell }]
  const pieces = marked.split(PART).map((part) => {
    if (part.startsWith(STRUCK)) return { text: part.slice(1), isStruck: true }
    if (part.startsWith(PLAIN)) return { text: part.slice(1), isStruck: false }
    return { text: part, isStruck: isStruckCell }
  })
  return pieces.filter(({ text }) => text !== '')
}
