import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { momentIn } from '../localTime.ts'
import type { EditionConfig } from './config.ts'

/** Reads a JSON file of an edition. `tests/sandbox/editions` compares what is in it with the schemas. */
export const readJson = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8'))

/** Fields that are published in epoch ms. */
const MOMENTS = new Set(['time', 'publishFrom', 'validFrom', 'validUntil'])
const LOCAL_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d$/
const DOCUMENT = /^documents\/[\w.-]+\.html$/

/**
 * Reads an edition's `config.json` as it is published: moments, which the file has as local times of
 * `timeZone` (`YYYY-MM-DD HH:mm`), become epoch ms, and names of files in `documents` their HTML.
 */
export const readConfig = (folder: string, timeZone: string): EditionConfig =>
  JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'), (field, value: unknown) => {
    if (typeof value !== 'string') return value
    if (MOMENTS.has(field) && LOCAL_TIME.test(value)) return momentIn(timeZone, value)
    return DOCUMENT.test(value) ? readFileSync(join(folder, value), 'utf8').trimEnd() : value
  })
