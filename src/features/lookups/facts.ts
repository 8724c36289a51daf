import * as v from 'valibot'
import type { Facts } from '../../api/lookups.ts'
import type { TextKey } from '../../i18n/zh.ts'
import { parse, text } from '../../lib/parse.ts'

export type FactName = 'name' | 'documentNumber' | 'bib'
export type Typed = Record<FactName, string>

/** What stands beside the name; one of them is enough. */
export const WAYS = ['documentNumber', 'bib'] as const
export type Way = (typeof WAYS)[number]

const TAIL_LENGTH = 6
const typedSchema = v.object({ name: text, documentNumber: text, bib: text })

/** What the home page's search band gave along. */
export const typedIn = (state: unknown): Typed => parse(typedSchema, state)

/** A fact as it leaves: no stray spaces, of a document number letters and figures only. */
function clean(name: FactName, typed: string): string {
  return name === 'documentNumber'
    ? typed.replace(/[^0-9a-z]/gi, '')
    : typed.trim().replace(/\s+/g, ' ')
}

/** What is to be said of a fact as it was typed; null when it will do. */
export function factFault(name: FactName, typed: string): TextKey | null {
  if (!clean(name, typed)) return `lookups.${name}.required`
  const isShort = name === 'documentNumber' && clean(name, typed).length < TAIL_LENGTH
  return isShort ? 'lookups.documentNumber.short' : null
}

/** The two facts for the wire; undefined while one is missing. */
export function factsOf(typed: Typed, way: Way): Facts | undefined {
  if (factFault('name', typed.name) || factFault(way, typed[way])) return undefined
  const name = clean('name', typed.name)
  const second = clean(way, typed[way])
  return way === 'bib' ? { name, bib: second } : { name, cardNumber: second }
}

/** Facts as they would be typed again, for the way to another look-up. */
export const typedOf = (facts: Facts): Partial<Typed> =>
  'bib' in facts
    ? { name: facts.name, bib: facts.bib }
    : { name: facts.name, documentNumber: facts.cardNumber }
