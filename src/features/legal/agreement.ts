import type { SiteConfig } from '../../api/website/siteConfig.ts'
import { type Language, languageChain } from '../../i18n/languages.ts'
import { localized, localizedLang } from '../../i18n/localized.ts'
import { importChunk } from '../../lib/chunks/chunkError.ts'
import { safeSource } from '../../lib/html/safeLink.ts'

export type AgreementName = 'account' | 'privacy' | 'registration'

/** An agreement in one language: its HTML, or the address of a file with it. */
export interface AgreementText {
  title: string
  /** From when it applies, as printed; '' if it does not say. */
  since: string
  html: string
  url: string
  lang: string | undefined
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
    lang: localizedLang(own, html ? 'content' : 'url', language),
  }
}

/** The site's own neutral text; undefined for the registration agreement, which only a race has. */
export async function neutralAgreement(name: AgreementName, language: Language): Promise<string> {
  if (name === 'registration') return ''
  const { neutralAgreements } = await importChunk(() => import('./neutralAgreements.ts'))
  const texts: Partial<Record<Language, string>> = neutralAgreements[name]
  return (
    languageChain(language)
      .map(({ code }) => texts[code])
      .find(Boolean) ?? ''
  )
}
