import type { TextKey } from '../../i18n/zh.ts'

/** What a look-up asks for (two facts each). */
export type FactName = 'name' | 'bib' | 'documentNumber'
export type Facts = Record<FactName, string>

const TAIL_LENGTH = 6

/** A fact as the look-up's page takes it: no stray spaces, of a document number the last six. */
export function cleanFact(name: FactName, typed: string): string {
  return name === 'documentNumber'
    ? typed.replace(/[^0-9a-z]/gi, '').slice(-TAIL_LENGTH)
    : typed.trim().replace(/\s+/g, ' ')
}

/** What is to be said of a fact as it was typed; null when it will do. */
export function factFault(name: FactName, typed: string): TextKey | null {
  if (!typed.trim()) return `home.search.${name}.required`
  const isShort = name === 'documentNumber' && cleanFact(name, typed).length < TAIL_LENGTH
  return isShort ? 'home.search.documentNumber.short' : null
}
