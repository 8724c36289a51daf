import { type Localized, localized, localizedLang } from './localized.ts'
import { languageInUse } from './i18n.ts'
import { tagOf, textLanguage } from './languages.ts'

let names: Localized<'zoneName'> = {}

/** Sets what the organiser calls the race's time zone, such as "Beijing time". */
export function setZoneName(own: Localized<'zoneName'> = {}): void {
  names = own
}

/**
 * A time zone's name: the organiser's, or the browser's ("Japan Standard Time") if the organiser has
 * none in the visitor's language. One name for the whole year, without "summer" or "winter", since a
 * page names times of several seasons.
 */
export function zoneName(timeZone: string): string {
  const language = textLanguage(languageInUse()).code
  const own = localized(names, 'zoneName', language)
  if (own && !localizedLang(names, 'zoneName', language)) return own
  const parts = new Intl.DateTimeFormat(tagOf(language), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
