import type { Translate } from '../../../i18n/useText.ts'

const GROUP = /^([MF])(?:-(?<upTo>\d+)|(?<from>\d+)-(?<to>\d+)|(?<over>\d+)\+)$/

/**
 * The label of an API age group (`M30-34`, `F-24`, `M65+`); an unknown group is returned as it is.
 */
export function groupLabel(group: string, t: Translate): string {
  const found = GROUP.exec(group)
  if (!found) return group
  const { upTo, from, to, over } = found.groups ?? {}
  const sex = t(found[1] === 'M' ? 'search.group.men' : 'search.group.women')
  if (upTo) return t('search.group.upTo', { sex, age: upTo })
  if (over) return t('search.group.over', { sex, age: over })
  return t('search.group.range', { sex, from: from ?? '', to: to ?? '' })
}
