import { dataLang } from '../i18n/localized.ts'
import { useText } from '../i18n/useText.ts'

/** A person's name, a bib, a code or the number of a document: browsers do not translate it. */
export const Untranslated = ({ text }: { text: string }) => (
  <span lang={dataLang(text, useText().language)} translate="no">
    {text}
  </span>
)
