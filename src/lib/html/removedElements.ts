/** Elements that are removed with their content, which is then missing on the page. */
export const REMOVED_ELEMENTS: ReadonlySet<string> = new Set(
  'button canvas form input noscript script select style svg template textarea'.split(' '),
)
