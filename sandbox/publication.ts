import type { SiteConfigSource } from '../src/api/siteConfig.ts'
import { parseMoment } from './clock.ts'
import { textOf } from './database.ts'
import type { World } from './world.ts'

const HALF_DAY_MS = 43_200_000

/** What the organiser has open at a moment, by the cards' module types (spec §9 "Home entry kinds"). */
function openAt(config: SiteConfigSource, moment: number) {
  const card = config.searchConfigList?.find(({ moduleType }) => moduleType === 1)
  const start = parseMoment(card?.signUpStartTime ?? '') ?? 0
  const end = parseMoment(card?.signUpEndTime ?? '') ?? Infinity
  const dates = config.keyDates ?? []
  const race = parseMoment(dates.find(({ isRace }) => isRace)?.time ?? '') ?? Infinity
  const results = parseMoment(dates.at(-1)?.time ?? '') ?? Infinity
  return new Map<unknown, boolean>([
    [1, moment >= start && moment < end],
    [2, moment >= start],
    [3, moment >= results],
    [4, moment >= race + HALF_DAY_MS],
  ])
}

/** The configuration as the organiser would have it at a moment: sign-up and look-ups on or off. */
export function configAt(body: string, moment: number): string {
  const config: SiteConfigSource = JSON.parse(body)
  const open = openAt(config, moment)
  const isOpen = (type: unknown) => open.get(type) ?? false
  for (const card of config.searchConfigList ?? []) card.openStatus = isOpen(card.moduleType)
  if (config.registrationSearch) config.registrationSearch.openStatus = isOpen(2)
  if (config.scoreSearch) config.scoreSearch.openStatus = isOpen(3)
  if (config.pictureSearch) config.pictureSearch.openStatus = isOpen(4)
  return JSON.stringify(config)
}

let last = { body: '', second: 0, made: '' }

/** The same, kept: within a second nothing opens, and each visitor asks for it twice. */
function keptConfigAt(body: string, moment: number): string {
  const second = Math.floor(moment / 1000)
  if (last.second !== second || last.body !== body) {
    last = { body, second, made: configAt(body, moment) }
  }
  return last.made
}

/** A published configuration's text. One that somebody edited is served as it was written. */
export async function findPublished({ database, clock }: World, name: string) {
  const sql = 'SELECT body, seed FROM documents WHERE name = ?'
  const row = (await database.execute({ sql, args: [name] })).rows[0]
  if (!row) return undefined
  const body = textOf(row.body)
  return body === textOf(row.seed) ? keptConfigAt(body, clock.now()) : body
}
