import type { AgreementName } from '../../api/website/agreement.ts'
import { type Language, languageChain } from '../../i18n/languages.ts'
import { importChunk } from '../../lib/chunks/chunkError.ts'

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
