/** A distance as text; a drawing has `km` in every language. */
export const distance = {
  distance: '{km} 公里',
} as const
