/** Letters are wider than half an em, characters of East Asia one em. */
const LETTER_EM = 0.58
const FIRST_WIDE_CHARACTER = 0x2e80

/** About how wide a text is drawn, in px. */
export const textWidth = (text: string, em: number): number =>
  Array.from(text).reduce(
    (sum, letter) =>
      sum + ((letter.codePointAt(0) ?? 0) < FIRST_WIDE_CHARACTER ? LETTER_EM : 1) * em,
    0,
  )
