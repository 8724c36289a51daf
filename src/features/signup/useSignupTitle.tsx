import type { ReactNode } from 'react'
import type { FormKind } from '#api/race/signup.ts'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { SlottedText } from '#components/SlottedText.tsx'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'

/** The title of a form's page, and the heading that shows it, for `SignupFrame`. */
export function useSignupTitle(kind: FormKind): { title: string; heading: ReactNode } {
  const { t, language } = useText()
  const config = useConfig()
  const titleOf = (race: string) => t(`signup.${kind}.title`, { race })
  return {
    title: titleOf(localized(config, 'websiteTitle', language)),
    heading: (
      <SlottedText text={titleOf('|')}>
        <LocalizedText of={config} field="websiteTitle" />
      </SlottedText>
    ),
  }
}
