// @vitest-environment node
import { expect, test } from 'vitest'
import { rankedGroups, rankOf } from '#features/home/partners/partnerRank.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'

const groupsOf = (...codes: string[]) =>
  parse(siteConfigSchema, {
    cooperativePartnerList: codes.map((code) => ({ code, children: [{ src: '/logo.svg' }] })),
  }).cooperativePartnerList

test('groups are sorted by rank; unknown ones follow the map partner in their own order', () => {
  const groups = rankedGroups(groupsOf('media', 'map', 'supplier', '', 'strategic', 'sponsor'))
  expect(groups.map(({ code }) => code)).toEqual([
    'strategic',
    'sponsor',
    'supplier',
    'map',
    'media',
    '',
  ])
  expect(groups.map(rankOf).slice(-2)).toEqual(['other', 'other'])
})

test('a group without a logo is omitted', () => {
  const { cooperativePartnerList } = parse(siteConfigSchema, {
    cooperativePartnerList: [{ code: 'sponsor', children: [{ src: '' }] }],
  })
  expect(rankedGroups(cooperativePartnerList)).toEqual([])
})
