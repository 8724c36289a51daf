import type { Translate } from '#i18n/i18n.ts'
import type { LanguageInfo } from '#i18n/languages.ts'
import type { Finding } from './finding.ts'

/** The values of a text, in which the check has the code of a language for its name. */
function namedValues({ language, ...values }: Finding['values'], reader: string) {
  if (!language) return values
  const names = new Intl.DisplayNames(reader, { type: 'language' })
  return { ...values, language: names.of(String(language)) ?? language }
}

/**
 * What a finding says, and what visitors see where; '' if they see nothing else. The texts `configCheck` and
 * `configEffects` must have been added.
 */
export function findingTexts(
  { problem, values, effect, shownOn }: Finding,
  t: Translate,
  { tag }: Pick<LanguageInfo, 'tag'>,
): { problem: string; effect: string } {
  const seen = effect ? t(`configEffects.${effect}`) : ''
  const page = shownOn && t(`configEffects.on.${shownOn}`)
  return {
    problem: t(`configCheck.${problem}`, namedValues(values, tag)),
    effect: seen && page ? t('configEffects.seenOn', { seen, page }) : seen,
  }
}
