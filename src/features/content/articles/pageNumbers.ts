/** Articles per page. */
export const ARTICLES_PER_PAGE = 10

export const pageCount = (articles: number): number =>
  Math.max(1, Math.ceil(articles / ARTICLES_PER_PAGE))

/** The page requested by `?page=`, limited to existing pages. */
export function pageFromQuery(value: string | null, pages: number): number {
  const page = /^\d{1,9}$/.test(value ?? '') ? Number(value) : 1
  return Math.min(Math.max(page, 1), pages)
}

/** The first, last and current page with its neighbours; null stands for a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pages]
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= pages)
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? 0)
    if (gap <= 1) return [page]
    return gap === 2 ? [page - 1, page] : [null, page]
  })
}
