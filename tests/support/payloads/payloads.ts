import { foreign, mutations } from './foreign.ts'
import { handlers } from './handlers.ts'
import { clobbering, pageWide, styles } from './page.ts'
import { schemes } from './schemes.ts'
import { comments, encodings, malformed } from './structure.ts'

/** Hostile content by kind of attack. */
export const PAYLOADS: Record<string, string[]> = {
  handlers,
  'script URLs': schemes,
  'malformed tags': malformed,
  'comments and sections': comments,
  'encodings and look-alike characters': encodings,
  'SVG and MathML': foreign,
  'markup that mutates': mutations,
  styles,
  'the whole page': pageWide,
  clobbering,
}
