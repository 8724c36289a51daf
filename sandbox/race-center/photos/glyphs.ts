/** A 3×5 dot font, row by row. Characters that are not listed are omitted from thumbnails. */
const DOTS: Record<string, string> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001111001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001010010010',
  '8': '111101111101111',
  '9': '111101111001111',
  A: '010101111101101',
  B: '110101110101110',
  C: '011100100100011',
  D: '110101101101110',
  E: '111100110100111',
  F: '111100110100100',
  G: '011100101101011',
}
const COLUMNS = 3
const STEP = 4
export const GLYPH_ROWS = 5

/** Width of a text, in dots. */
export const glyphsWidth = (text: string) => text.length * STEP - 1

/** Whether every character of a text can be drawn. */
export const isDrawable = (text: string) => Array.from(text).every((each) => each in DOTS)

/** Whether a dot of a text is set. */
export function isDot(text: string, column: number, row: number): boolean {
  const inGlyph = column % STEP
  const dots = DOTS[text[Math.floor(column / STEP)] ?? ''] ?? ''
  return inGlyph < COLUMNS && dots[row * COLUMNS + inGlyph] === '1'
}
