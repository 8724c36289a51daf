import type { ReactNode } from 'react'
import type { FormKind } from '#api/race/signup.ts'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { localized } from '#i18n/localized.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'

/** The title of a form's page, and the heading that shows it, for `SignupFrame`. */
export function useSignupTitle(kind: FormKind): { title: string; heading: ReactNode } {
  const { t, languages } = useText()
  const config = useConfig()
  const key = `signup.${kind}.title` as const
  return {
    title: t(key, { race: localized(config, 'websiteTitle', languages) }),
    heading: (
      <Trans
        i18nKey={key}
        values={{ race: <LocalizedText value={config} field="websiteTitle" /> }}
      />
    ),
  }
}
