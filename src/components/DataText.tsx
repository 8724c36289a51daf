import { dataLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'

/** A name or place as given in the data, marked with its own language for screen readers. */
export function DataText({ text }: { text: string }) {
  return <span lang={dataLang(text, useText().language, useRace().defaultLanguage)}>{text}</span>
}
