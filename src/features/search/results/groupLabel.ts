import type { Translate } from '#i18n/i18n.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'

/** The letters of groups for any sex are not shown: readers do not know them. */
const GROUP = /^([MFXNOUD]?)(?:-(?<upTo>\d+)|(?<from>\d+)-(?<to>\d+)|(?<over>\d+)\+)$/

const ADULTS = new Map<string, TextKey>([
  ['M', 'search.group.men'],
  ['F', 'search.group.women'],
])
const CHILDREN = new Map<string, TextKey>([
  ['M', 'search.group.boys'],
  ['F', 'search.group.girls'],
])
const MAX_CHILD_AGE = 17

/**
 * The label of an API age group (`M30-34`, `F-24`, `M65+`, `X35-39`); an unknown group is returned as it is.
 */
export function groupLabel(group: string, t: Translate): string {
  const found = GROUP.exec(group)
  if (!found) return group
  const { upTo, from, to, over } = found.groups ?? {}
  const isChild = Number(upTo ?? to) <= MAX_CHILD_AGE
  const sexKey = (isChild ? CHILDREN : ADULTS).get(found[1] ?? '')
  const sex = sexKey ? t(sexKey) : ''
  const label = () => {
    if (upTo) return t('search.group.upTo', { sex, age: upTo })
    if (over) return t('search.group.over', { sex, age: over })
    return t('search.group.range', { sex, from: from ?? '', to: to ?? '' })
  }
  return label().trim()
}
