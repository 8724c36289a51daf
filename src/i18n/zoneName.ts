import { type Language, languageChain, textLanguage } from './languages.ts'
import { type Localized, localized, localizedLang } from './localized.ts'

/**
 * A time zone's name: the organiser's ("Beijing time"), or the browser's ("Japan Standard Time") if the
 * organiser has none in the visitor's language. One name for the whole year, without "summer" or
 * "winter", since a page names times of several seasons.
 */
export function zoneName(
  timeZone: string,
  named: Localized<'zoneName'> | undefined,
  language: Language,
): string {
  const { code, tag } = textLanguage(language)
  const languages = languageChain(code)
  const namedZone = localized(named ?? {}, 'zoneName', languages)
  if (namedZone && !localizedLang(named ?? {}, 'zoneName', languages)) return namedZone
  const parts = new Intl.DateTimeFormat(tag, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
