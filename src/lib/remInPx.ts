let known: number | undefined

/** The size of 1 rem in px: 16, unless the visitor has chosen another size of text. */
export function remInPx(): number {
  if (known === undefined) {
    known = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    // Read once a frame, as reading it makes the browser compute styles.
    requestAnimationFrame(() => {
      known = undefined
    })
  }
  return known
}
