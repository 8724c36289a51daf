/** The recommended items; all of them where none is. */
export function recommended<T extends { isRecommend: boolean }>(items: T[]): T[] {
  const chosen = items.filter(({ isRecommend }) => isRecommend)
  return chosen.length > 0 ? chosen : items
}
