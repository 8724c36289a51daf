/** The size of 1 rem in px: 16, unless the visitor has chosen another size of text. */
export const remInPx = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
