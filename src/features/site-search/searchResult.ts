import { type Language, languageChain, type LanguageInfo, LANGUAGES } from '#i18n/languages.ts'
import { type Languages, localized } from '#i18n/localized.ts'
import { type MatchedTerms, marked, type TextPart, passage } from './highlight.ts'
import type { IndexEntry } from './indexEntries.ts'

/** A result as displayed; `lang` is set if a text is not in the visitor's language. */
export interface Hit {
  to: string
  label: string
  picture: string
  time?: number
  title: Passage
  passage: Passage
}

interface Passage {
  parts: TextPart[]
  lang?: string
}

/** The visitor's language, its fallbacks, then all others. */
function languagesFrom(language: Language): Languages {
  const chain = languageChain(language)
  return [...chain, ...LANGUAGES.filter((one) => !chain.includes(one))]
}

const foundIn = (entry: IndexEntry, found: MatchedTerms, { code, suffix }: LanguageInfo) =>
  passage(entry[`content${suffix}`], found, code) ?? passage(entry[`summary${suffix}`], found, code)

/** The entry in a language, or in another one if it has no text or no match in its own. */
export function resultOf(entry: IndexEntry, found: MatchedTerms, language: Language): Hit {
  const languages = languagesFrom(language)
  const shown = (parts: TextPart[], { code, tag }: LanguageInfo): Passage =>
    code === language ? { parts } : { parts, lang: tag }
  const wholeField = (field: 'title' | 'summary'): Passage => {
    const one = languages.find(({ suffix }) => entry[`${field}${suffix}`])
    return one ? shown(marked(entry[`${field}${one.suffix}`], found), one) : { parts: [] }
  }
  const title = wholeField('title')
  const isTitleFound = title.parts.some(({ isFound }) => isFound)
  const passages = languages.flatMap((one) => {
    const parts = (one.code === language || !isTitleFound) && foundIn(entry, found, one)
    return parts ? [shown(parts, one)] : []
  })

  const label = localized(entry, 'label', languages)
  return {
    to: entry.to,
    label: label === localized(entry, 'title', languages) ? '' : label,
    picture: entry.picture,
    time: entry.kind === 'page' ? undefined : entry.time,
    title,
    passage: passages[0] ?? wholeField('summary'),
  }
}
