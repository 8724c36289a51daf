import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pathText } from '#lib/jsonPath.ts'
import { lostInParsing } from '#lib/lostInParsing.ts'
import { parse } from '#lib/parse.ts'
import { strictOf } from '#lib/strictSchema.ts'
import { editions } from '#sandbox/editions/editions.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { findingsIn, loadFile, toFile } from './edited.ts'
import { createRandom, type Mutation, mutationsOf } from './mutations.ts'

const COUNT = process.env['DEEP'] ? 510 : 30
const SEED = 48
/** Of the mistakes that change what the site reads, at least this share is named. */
const NAMED_SHARE = 0.9

const random = createRandom(SEED)
const mutations = editions.flatMap(({ config, raceId }) =>
  mutationsOf(config, COUNT / editions.length, random).map((mutation) => ({
    ...mutation,
    raceId,
    isRead: !isDeepStrictEqual(
      parse(siteConfigSchema, mutation.config),
      parse(siteConfigSchema, config),
    ),
  })),
)

const keyOf = ({ at, problem }: { at: string; problem: string }) => `${problem} at ${at}`

/** Whether a finding that was not there is at the place of a mistake, or in the entry that it is in. */
async function isNamed(mutation: Mutation, before: ReadonlySet<string>): Promise<boolean> {
  const base = pathText(mutation.path).replace(/(?:En|Ja|Pt)$/, '')
  const parent = pathText(mutation.path.slice(0, -1))
  const findings = await findingsIn(toFile(mutation.config), loadFile)
  return findings
    .filter((finding) => !before.has(keyOf(finding)))
    .some(({ at }) => at.startsWith(base) || at === parent || at.startsWith(`${parent}.`))
}

test('mistakes that change what the site reads are named with their place', async () => {
  const before = new Map<string, Set<string>>()
  for (const { raceId, config } of editions)
    before.set(raceId, new Set((await findingsIn(toFile(config), loadFile)).map(keyOf)))
  const missed: string[] = []
  const read = mutations.filter(({ isRead }) => isRead)
  for (const mutation of read)
    if (!(await isNamed(mutation, before.get(mutation.raceId) ?? new Set())))
      missed.push(`${mutation.kind}: ${pathText(mutation.path)}`)
  const share = 1 - missed.length / read.length
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(NAMED_SHARE)
})

const strict = strictOf(siteConfigSchema)

test('what the strict schema accepts is read without a loss', () => {
  const accepted = mutations.filter(({ config }) => v.safeParse(strict, config).success)
  expect(accepted.length).toBeGreaterThan(0)
  expect(accepted.length).toBeLessThan(mutations.length)
  expect(accepted.flatMap(({ config }) => lostInParsing(siteConfigSchema, config))).toEqual([])
})
