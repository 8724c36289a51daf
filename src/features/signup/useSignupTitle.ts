import type { FormKind } from '../../api/race/signup.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'

/** The title of a form's page. */
export function useSignupTitle(kind: FormKind): string {
  const { t, language } = useText()
  return t(`signup.${kind}.title`, { race: localized(useConfig(), 'websiteTitle', language) })
}
