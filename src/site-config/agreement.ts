import type { SiteConfig } from './siteConfig.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { safeSource } from '#lib/html/safeLink.ts'

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
  language: Language,
): AgreementText | undefined {
  const own = agreements?.[name]
  const html = localized(own ?? {}, 'content', language)
  const url = safeSource(localized(own ?? {}, 'url', language)) ?? ''
  if (!own || !(html || url)) return undefined
  return {
    title: localized(own, 'title', language),
    since: localized(own, 'since', language) || own.date,
    html,
    url,
    lang: {
      title: localizedLang(own, 'title', language),
      since: localizedLang(own, 'since', language),
      content: localizedLang(own, html ? 'content' : 'url', language),
    },
  }
}

/**
 * Whether the race has a registration agreement that can be read, in whatever language. Without one
 * nobody can sign up.
 */
export const hasRegistrationAgreement = (config: Pick<SiteConfig, 'agreements'>): boolean =>
  LANGUAGES.some(({ code }) => ownAgreement(config, 'registration', code))
