import { END, PLAIN, STRUCK, STRUCK_FILL } from './struck.ts'

const FONTS = /<(?:\w+:)?fonts[\s>][\s\S]*?<\/(?:\w+:)?fonts>/
const FONT = /<(?:\w+:)?font(?:\s[^>/]*)?(?:\/>|>[\s\S]*?<\/(?:\w+:)?font>)/g
const FILLS = /<(?:\w+:)?fills[\s>][\s\S]*?<\/(?:\w+:)?fills>/
const CELL_STYLES = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/
const CELL_STYLE = /<(?:\w+:)?xf\s[^>]*>/g
const FONT_OF_STYLE = /\sfontId\s*=\s*["'](\d+)["']/
const FILL_OF_STYLE = /\sfillId\s*=\s*["']\d+["']/
/** Switched on: alone, or with a value other than these. */
const STRIKE = /<(?:\w+:)?strike(?:\s+val\s*=\s*["'](?!0|false|off)[^"']*["'])?\s*\/?>/
const RUN = /<((?:\w+:)?)r>[\s\S]*?<\/\1r>/g
const RUN_FONT = /<(?:\w+:)?rPr[\s>]/
const RUN_TEXT = /(<(?:\w+:)?t(?:\s[^>]*)?>)([^<]*)(?=<\/)/g

const fill = (isStruck: boolean) =>
  `<fill><patternFill patternType="${isStruck ? STRUCK_FILL : 'none'}"/></fill>`

/** Gives the cell styles of a style sheet a fill that says whether their font is struck. */
export function markStruckStyles(styles: string): string {
  const fonts = (FONTS.exec(styles)?.[0].match(FONT) ?? []).map((font) => STRIKE.test(font))
  if (!fonts.includes(true)) return styles
  const isStruck = (style: string) => fonts[Number(FONT_OF_STYLE.exec(style)?.[1] ?? 0)] ?? false
  const cells = CELL_STYLES.exec(styles)?.[0] ?? ''
  const marked = cells.replace(CELL_STYLE, (style) =>
    style
      .replace(FILL_OF_STYLE, '')
      .replace(/\s/, isStruck(style) ? ' fillId="1" ' : ' fillId="2" '),
  )
  // Cells without a style have the first style, but the library gives them the first fill.
  const first = isStruck(cells.match(CELL_STYLE)?.[0] ?? '')
  const fills = `<fills>${[first, true, false].map(fill).join('')}</fills>`
  return styles.replace(FILLS, '').replace(CELL_STYLES, () => fills + marked)
}

/** Marks the parts of texts that have a font of their own. */
export function markRuns(part: string): string {
  if (!part.includes('rPr')) return part
  return part.replace(RUN, (run) => {
    if (!RUN_FONT.test(run)) return run
    const mark = STRIKE.test(run) ? STRUCK : PLAIN
    return run.replace(RUN_TEXT, `$1${mark}$2${END}`)
  })
}
