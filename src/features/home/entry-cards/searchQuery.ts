import type { TextKey } from '../../../i18n/zh.ts'

/** The credentials of a search (two each). */
export type QueryField = 'name' | 'bib' | 'documentNumber'
export type Facts = Record<QueryField, string>

const TAIL_LENGTH = 6

/**
 * A credential as the search page expects it: whitespace trimmed; the last six characters of a
 * document number.
 */
export function cleanQuery(name: QueryField, typed: string): string {
  return name === 'documentNumber'
    ? typed.replace(/[^0-9a-z]/gi, '').slice(-TAIL_LENGTH)
    : typed.trim().replace(/\s+/g, ' ')
}

/** The error in a credential as typed, or null. */
export function queryError(name: QueryField, typed: string): TextKey | null {
  if (!typed.trim()) return `home.search.${name}.required`
  const isShort = name === 'documentNumber' && cleanQuery(name, typed).length < TAIL_LENGTH
  return isShort ? 'home.search.documentNumber.short' : null
}
