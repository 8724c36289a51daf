import type { FormKind } from '../../api/signup.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'

/** What a form's page is called. */
export function useEntryTitle(kind: FormKind): string {
  const { t, language } = useText()
  return t(`entry.${kind}.title`, { race: localized(useConfig(), 'websiteTitle', language) })
}
