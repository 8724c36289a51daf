import { comparable } from '#domain/comparable.ts'
import { OtherPersonError } from '../http/errors.ts'
import type { Credentials } from './credentials.ts'

/** What a masked response shows of the person (spec §17). */
interface Masked {
  /** Only the first character is shown. */
  name: string
  /** Only the last four characters are shown; undefined if this kind of response has none. */
  cardNumber?: string
  /** undefined if this kind of response may lack one. */
  bib?: string
}

const SHOWN_OF_CARD = 4

const firstCharacter = (name: string) => Array.from(comparable('name', name))[0] ?? ''
const lastCharacters = (cardNumber: string) =>
  comparable('documentNumber', cardNumber).slice(-SHOWN_OF_CARD)

/**
 * Throws `OtherPersonError` unless the response matches what was typed: the first character of the
 * name, the last four of the document number, and the bib, as far as each was typed.
 */
export function checkPerson({ name, cardNumber, bib }: Masked, typed: Credentials): void {
  const isName = firstCharacter(name) !== '' && firstCharacter(name) === firstCharacter(typed.name)
  const isCard =
    cardNumber === undefined ||
    !('cardNumber' in typed) ||
    lastCharacters(cardNumber) === lastCharacters(typed.cardNumber)
  const isBib =
    bib === undefined ||
    !('bib' in typed) ||
    comparable('bib', bib) === comparable('bib', typed.bib)
  if (!isName || !isCard || !isBib) throw new OtherPersonError()
}
