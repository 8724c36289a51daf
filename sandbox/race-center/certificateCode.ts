import { createHmac, timingSafeEqual } from 'node:crypto'
import { findRace, type Race } from './races.ts'

/** The sandbox has nothing to protect; an organiser's would be a secret of its servers. */
const SECRET = 'yanling-sandbox'
const MARK_LENGTH = 8
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE = /^YL(\d{4})-([A-Z]\d{4})-([2-9A-Z]{8})$/

/** What only the organiser can make of a text. */
export function markOf(text: string): string {
  const digest = createHmac('sha256', SECRET).update(text).digest()
  return Array.from(digest.subarray(0, MARK_LENGTH), (byte) => ALPHABET[byte % 32]).join('')
}

export const isMarkOf = (mark: string, text: string) =>
  mark.length === MARK_LENGTH && timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(text)))

/** The code on a finisher's certificate, such as `YL2024-B1226-7F3K9QXM`. */
export const certificateCode = ({ raceId, year }: Race, bib: string) =>
  `YL${year}-${bib}-${markOf(`certificate ${raceId} ${bib}`)}`

/** Which certificate a code stands for; undefined when the organiser never gave it out. */
export function readCertificateCode(code: string) {
  const [, year = '', bib = '', mark = ''] = CODE.exec(code.trim().toUpperCase()) ?? []
  const race = findRace(`yanling-${year}`)
  return race && isMarkOf(mark, `certificate ${race.raceId} ${bib}`) ? { race, bib } : undefined
}
