import type { Translate } from '../../i18n/useText.ts'

const GROUP = /^([MF])(?:-(?<upTo>\d+)|(?<from>\d+)-(?<to>\d+)|(?<over>\d+)\+)$/

/** An age group of the wire (`M30-34`, `F-24`, `M65+`) in words; another one as it is. */
export function groupWords(group: string, t: Translate): string {
  const found = GROUP.exec(group)
  if (!found) return group
  const { upTo, from, to, over } = found.groups ?? {}
  const sex = t(found[1] === 'M' ? 'lookups.group.men' : 'lookups.group.women')
  if (upTo) return t('lookups.group.upTo', { sex, age: upTo })
  if (over) return t('lookups.group.over', { sex, age: over })
  return t('lookups.group.range', { sex, from: from ?? '', to: to ?? '' })
}
