import { dataLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'

/**
 * A person's name, a bib, a code or the number of a document: browsers do not translate it, and one
 * that is written from right to left leaves the texts beside it in their order. A dash if it is ''.
 */
export const Untranslated = ({ text }: { text: string }) => (
  <bdi lang={dataLang(text, useText().language, useRace().defaultLanguage)} translate="no">
    {text || '—'}
  </bdi>
)
