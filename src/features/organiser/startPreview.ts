import { readJsonFile } from '#config-check/jsonFile.ts'
import { createZone, type RaceZone } from '#domain/raceZone.ts'
import { uniqueId } from '#lib/hex.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { addressesIn } from './fileAddresses.ts'
import { type FileDate, datesIn } from './fileDates.ts'
import { configOf, type View } from './openedFile.ts'
import type { Preview } from './preparePreview.ts'
import { createTextIndex, type TextIndex } from './textIndex.ts'

/** What a file says, read once. */
export interface FileContents {
  /** The file as fields show it: with line feeds, and without a byte order mark. */
  text: string
  /** As the site reads it. */
  config: SiteConfig
  zone: RaceZone
  dates: FileDate[]
  addresses: ReadonlySet<string>
  index: TextIndex
}

export function readContents(source: string): FileContents {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const json = readJsonFile(text)
  const config = configOf(json.value)
  const zone = createZone(config.race?.timeZone)
  return {
    text,
    config,
    zone,
    dates: datesIn(json.value, config, zone),
    addresses: addressesIn(json.value),
    index: createTextIndex(json, text),
  }
}

type Parts = Pick<View, 'moment' | 'language' | 'scheme'> &
  Pick<FileContents, 'config' | 'addresses'> & {
    source: string
    noService: string
  }

/** A preview whose clock stands at the moment now, and goes on. */
export function startPreview({ moment, ...parts }: Parts): Preview {
  const startedAt = Date.now()
  return { ...parts, id: uniqueId(), now: () => moment + Date.now() - startedAt }
}
