import { readFile } from 'node:fs/promises'
import { slidesAt } from '#domain/slides.ts'
import type { SandboxContext } from './context.ts'
import { textOf } from './database.ts'
import type { EditionConfig } from './editions/config.ts'
import type { Edition } from './editions/edition.ts'
import { currentRaceOf, isBeforeClosing, publicationOf } from './race-center/races.ts'

const SECOND_MS = 1000

/** Which home entries are open at a given time, by module type (spec §9 "Home entry kinds"). */
function openModulesAt(edition: Edition, moment: number) {
  const { opensAt } = edition.season
  const { photosAt, resultsAt } = publicationOf(currentRaceOf(edition))
  return new Map<unknown, boolean>([
    [1, moment >= opensAt && isBeforeClosing(edition, moment)],
    [2, moment >= opensAt],
    [3, moment >= resultsAt],
    [4, moment >= photosAt],
  ])
}

/**
 * The configuration as the organiser would publish it at a given time, with sign-up and searches
 * switched on or off.
 */
export function configAt(edition: Edition, body: string, moment: number): string {
  const config: EditionConfig = JSON.parse(body)
  const openModules = openModulesAt(edition, moment)
  const isOpen = (type: unknown) => openModules.get(type) ?? false
  for (const card of config.searchConfigList ?? []) card.openStatus = isOpen(card.moduleType)
  if (config.registrationSearch) config.registrationSearch.openStatus = isOpen(2)
  if (config.scoreSearch) config.scoreSearch.openStatus = isOpen(3)
  if (config.pictureSearch) config.pictureSearch.openStatus = isOpen(4)
  return JSON.stringify(config)
}

/** Addresses of the slide that a configuration shows first at a given time (decision 7). */
export function headPicturesAt(config: Uint8Array, moment: number) {
  try {
    const { carouselList }: EditionConfig = JSON.parse(new TextDecoder().decode(config))
    const first = slidesAt(carouselList ?? [], moment)[0]
    const headImgUrl = first?.surfacePlotUrl ?? ''
    return { headImgUrl, headImgUrlH5: first?.surfacePlotUrlH5 ?? headImgUrl }
  } catch {
    // An edited configuration may contain any values.
    return { headImgUrl: '', headImgUrlH5: '' }
  }
}

const cachedConfigs = new Map<string, { body: string; second: number; made: string }>()

/** Cached `configAt`: nothing changes within a second, and each visitor requests it twice. */
function cachedConfigAt(edition: Edition, body: string, moment: number): string {
  const second = Math.floor(moment / SECOND_MS)
  const last = cachedConfigs.get(edition.raceId)
  if (last?.second === second && last.body === body) return last.made
  const made = configAt(edition, body, moment)
  cachedConfigs.set(edition.raceId, { body, second, made })
  return made
}

/** A published configuration. An edited one, and that of a file, are served unchanged. */
export async function findPublished(
  { database, clock, editions }: SandboxContext,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sql = 'SELECT body, seed FROM documents WHERE name = ?'
  const row = (await database.execute({ sql, args: [name] })).rows[0]
  if (!row) return undefined
  const body = textOf(row.body)
  const edition = editions.find(({ raceId }) => name.endsWith(`/${raceId}.json`))
  if (edition?.configFile) return new Uint8Array(await readFile(edition.configFile))
  const isEdited = !edition || body !== textOf(row.seed)
  return new TextEncoder().encode(isEdited ? body : cachedConfigAt(edition, body, clock.now()))
}
