/** The recommended items, or all items if none is recommended. */
export function recommended<T extends { isRecommend: boolean }>(items: T[]): T[] {
  const chosen = items.filter(({ isRecommend }) => isRecommend)
  return chosen.length > 0 ? chosen : items
}
