import type { Translate } from '#i18n/i18n.ts'

/** Items as a list in a sentence: 5, 10 and 15. */
export const listText = (items: string[], t: Translate): string =>
  [items.slice(0, -1).join(t('search.found.list')), ...items.slice(-1)]
    .filter(Boolean)
    .join(t('results.and'))
