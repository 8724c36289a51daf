import type { ReactNode } from 'react'
import {
  type Languages,
  type Localized,
  localized,
  localizedLang,
  titleLang,
  type Titled,
  titleOf,
} from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'

interface Props<K extends string> {
  value: Localized<K>
  field: K
  /** One of the site's texts, if the data have none. */
  orElse?: string
}

/** A text of the data in the visitor's language, marked with its own if it is a fallback. */
export function LocalizedText<K extends string>({ value, field, orElse = '' }: Props<K>) {
  const { languages } = useText()
  return markedText(value, field, languages) || <span>{orElse}</span>
}

/** What `LocalizedText` renders, for a caller that has to know whether there is a text: '' if not. */
export const markedText = <K extends string>(
  value: Localized<K>,
  field: K,
  languages: Languages,
): ReactNode => marked(localized(value, field, languages), localizedLang(value, field, languages))

/** The name of a page, marked like `LocalizedText`. */
export function TitleText({ value }: { value: Titled }) {
  const texts = useText()
  return marked(titleOf(value, texts), titleLang(value, texts.languages))
}

/**
 * Always in an element of its own: React may add and remove other nodes beside it on a page that
 * the browser has translated.
 */
const marked = (text: string, lang: string | undefined) => text && <span lang={lang}>{text}</span>
