/** How a picture spans the four columns of the mosaic. */
export type Span = 'row' | 'big' | 'wide' | 'small'

const SPANS: Record<string, Span> = { R: 'row', B: 'big', W: 'wide', S: 'small' }
/** One layout for each number of pictures; each fills its rows completely. */
const LAYOUTS = ['', 'R', 'BB', 'BWW', 'BWSS', 'BSSSS', 'BWWWSS', 'BWSSSWS', 'BSSSSSWS']

/** The maximum number of pictures in the mosaic. */
export const MOSAIC_SIZE = LAYOUTS.length - 1

/** The spans of `count` pictures, in order. */
export const mosaicSpans = (count: number): Span[] =>
  (LAYOUTS[count] ?? '').split('').map((letter) => SPANS[letter] ?? 'small')
