import type { Language } from '../../i18n/language.ts'
import type { SearchEntry } from './entries.ts'
import { type Found, marked, type Part, passage } from './marks.ts'

/** A result as it is shown; `lang` is set where a text is not in the visitor's language. */
export interface Hit {
  to: string
  label: string
  picture: string
  time?: number | undefined
  title: Passage
  passage: Passage
}

interface Passage {
  parts: Part[]
  lang?: string
}

const OTHER = { zh: 'en', en: 'zh' } as const
const TAGS = { zh: 'zh-CN', en: 'en' }

const textsOf = (entry: SearchEntry, language: Language) =>
  language === 'en'
    ? { title: entry.titleEn, summary: entry.summaryEn, content: entry.contentEn }
    : { title: entry.title, summary: entry.summary, content: entry.content }

function foundIn(entry: SearchEntry, found: Found, language: Language): Part[] | null {
  const { summary, content } = textsOf(entry, language)
  return passage(content, found, language) ?? passage(summary, found, language)
}

/** The entry in a language: in the other one, where it has no text or nothing found in its own. */
export function hitOf(entry: SearchEntry, found: Found, language: Language): Hit {
  const other = OTHER[language]
  const [own, foreign] = [textsOf(entry, language), textsOf(entry, other)]
  const shown = (isOwn: boolean, parts: Part[]): Passage =>
    isOwn ? { parts } : { parts, lang: TAGS[other] }
  const title = shown(Boolean(own.title), marked(own.title || foreign.title, found))
  const isTitleFound = title.parts.some(({ isFound }) => isFound)

  const label = (language === 'en' && entry.labelEn) || entry.label
  const inOwn = foundIn(entry, found, language)
  const inOther = inOwn || isTitleFound ? null : foundIn(entry, found, other)
  const rest = shown(Boolean(own.summary), marked(own.summary || foreign.summary, found))
  return {
    to: entry.to,
    label: label === (own.title || foreign.title) ? '' : label,
    picture: entry.picture,
    time: entry.kind === 'page' ? undefined : entry.time,
    title,
    passage: (inOwn && shown(true, inOwn)) ?? (inOther && shown(false, inOther)) ?? rest,
  }
}
