import { LANGUAGES } from '#i18n/languages.ts'
import { type Languages, localized, localizedLang } from '#i18n/localized.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import type { SiteConfig } from './siteConfig.ts'

export type AgreementName = 'account' | 'privacy' | 'registration'

/** An agreement in one language: its HTML, or the address of a file with it. */
export interface AgreementText {
  title: string
  /** When it takes effect, as text; '' if not stated. */
  since: string
  html: string
  url: string
  /** Language of each text, if it is another one than requested. */
  lang: Record<'title' | 'since' | 'content', string | undefined>
}

/** The race's own agreement; undefined if it has not published it. */
export function ownAgreement(
  { agreements }: Pick<SiteConfig, 'agreements'>,
  name: AgreementName,
  languages: Languages,
): AgreementText | undefined {
  const agreement = agreements?.[name]
  const html = localized(agreement ?? {}, 'content', languages)
  const url = safeSource(localized(agreement ?? {}, 'url', languages)) ?? ''
  if (!agreement || !(html || url)) return undefined
  return {
    title: localized(agreement, 'title', languages),
    since: localized(agreement, 'since', languages) || agreement.date,
    html,
    url,
    lang: {
      title: localizedLang(agreement, 'title', languages),
      since: localizedLang(agreement, 'since', languages),
      content: localizedLang(agreement, html ? 'content' : 'url', languages),
    },
  }
}

/**
 * Whether the race has a registration agreement that can be read, in whatever language. Without one
 * nobody can sign up.
 */
export const hasRegistrationAgreement = (config: Pick<SiteConfig, 'agreements'>): boolean =>
  LANGUAGES.some((language) => ownAgreement(config, 'registration', [language]))
