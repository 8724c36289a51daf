import { toAsciiSigns, MIDDLE_DOT, type Purpose, cleanInput } from './cleanInput.ts'

const APOSTROPHE = /[\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032]/g

/** Both cases of a letter as one: ß and SS, ſ and S, ς and Σ are alike. */
const caseless = (text: string) =>
  text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')

const alike = (text: string) =>
  toAsciiSigns(caseless(text))
    .replace(MIDDLE_DOT, '\u00b7')
    .replace(APOSTROPHE, "'")
    .replace(/\s+/g, ' ')
    .trim()

const withoutSeparators = (text: string) => alike(text).replace(/[\s.\u00b7'-]/g, '')
const caselessAddress = (text: string) => cleanInput('email', text).toLowerCase()

const COMPARED: Record<Purpose, (text: string) => string> = {
  name: withoutSeparators,
  documentNumber: withoutSeparators,
  bib: withoutSeparators,
  code: withoutSeparators,
  number: withoutSeparators,
  phone: (text) => cleanInput('phone', text),
  // In addresses, dots, hyphens and letters that look alike make a difference.
  email: caselessAddress,
  search: alike,
  text: alike,
}

/**
 * A typed text for comparing, never to show or send (spec §5 "Typed text"): texts that a person would
 * call the same are equal, whatever their case, widths, digits, hyphens and invisible characters. In
 * names and numbers spaces, dots, hyphens and apostrophes do not count.
 */
export const comparable = (purpose: Purpose, text: string): string => COMPARED[purpose](text)
