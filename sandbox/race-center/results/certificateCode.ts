import { createHmac, timingSafeEqual } from 'node:crypto'
import { cleanInput } from '#domain/cleanInput.ts'
import { editions } from '../../editions/editions.ts'
import { findRace, type Race } from '../races.ts'

/**
 * Not a real secret: the sandbox has nothing to protect. An organiser would keep it on its servers.
 */
const SECRET = 'sandbox'
const MARK_LENGTH = 8
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Hyphens are ignored, because people leave them out. */
const CODE = /^([A-Z]{2})(\d{4})-?([A-Z]\d{4})-?([2-9A-Z]{8})$/

/** Signature of a text that only the organiser can produce. */
export function markOf(text: string): string {
  const digest = createHmac('sha256', SECRET).update(text).digest()
  return Array.from(digest.subarray(0, MARK_LENGTH), (byte) => ALPHABET[byte % 32]).join('')
}

export const isMarkOf = (mark: string, text: string) =>
  mark.length === MARK_LENGTH && timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(text)))

/** Certificate code, such as `YL2024-B1226-7F3K9QXM`. */
export const certificateCode = ({ raceId, year, edition }: Race, bib: string) =>
  `${edition.prefix}${year}-${bib}-${markOf(`certificate ${raceId} ${bib}`)}`

/** Race and bib of a certificate code. Returns undefined if the organiser never issued it. */
export function readCertificateCode(code: string) {
  const [, prefix, year, bib = '', mark = ''] =
    CODE.exec(cleanInput('code', code).toUpperCase()) ?? []
  const edition = editions.find((candidate) => candidate.prefix === prefix)
  const raceYear = edition?.years.find((candidate) => candidate.year === Number(year))
  const race = raceYear && findRace(raceYear.raceId)
  return race && isMarkOf(mark, `certificate ${race.raceId} ${bib}`) ? { race, bib } : undefined
}
