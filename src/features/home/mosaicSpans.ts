/** How a picture lies in the four columns of the mosaic. */
export type Span = 'row' | 'big' | 'wide' | 'small'

const SPANS: Record<string, Span> = { R: 'row', B: 'big', W: 'wide', S: 'small' }
/** One layout for every number of pictures; each fills its rows to the last cell. */
const LAYOUTS = ['', 'R', 'BB', 'BWW', 'BWSS', 'BSSSS', 'BWWWSS', 'BWSSSWS', 'BSSSSSWS']

/** The most pictures that the mosaic shows. */
export const MOSAIC_SIZE = LAYOUTS.length - 1

/** The spans of `count` pictures, in their order. */
export const mosaicSpans = (count: number): Span[] =>
  (LAYOUTS[count] ?? '').split('').map((letter) => SPANS[letter] ?? 'small')
