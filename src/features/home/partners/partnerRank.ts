import type { PartnerGroup } from '#site-config/siteConfig.ts'

/** The groups by rank (spec §2 "Home page"); any other group follows them. */
const RANKS = ['strategic', 'sponsor', 'supplier', 'map']

export const rankOf = ({ code }: PartnerGroup): string =>
  RANKS.find((rank) => code.toLowerCase().startsWith(rank)) ?? 'other'

/** The groups with logos, in order of rank. */
export function rankedGroups(groups: PartnerGroup[]): PartnerGroup[] {
  const orderOf = (group: PartnerGroup) => [...RANKS, 'other'].indexOf(rankOf(group))
  return groups
    .filter(({ children }) => children.length > 0)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
}
