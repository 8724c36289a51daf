import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { Language } from '#i18n/languages.ts'
import { TextContext } from '#i18n/useText.ts'
import { type Race, textsWith } from './race.ts'
import { RaceContext } from './useRace.ts'

interface Props {
  race: Race
  language: Language
  children: ReactNode
}

/** Gives the components in it a race and its texts, with one subscription to changes of the texts. */
export function RaceProvider({ race, language, children }: Props) {
  const { i18n, lngOf } = race
  const { t } = useTranslation(undefined, { i18n, lng: lngOf(language) })
  const texts = useMemo(() => textsWith(t, race, language), [t, race, language])
  // Remote texts render every component again: a click must not wait for that.
  const deferred = useDeferredValue(texts)
  return (
    <RaceContext value={race}>
      <I18nextProvider i18n={i18n}>
        <TextContext value={deferred.language === language ? deferred : texts}>
          {children}
        </TextContext>
      </I18nextProvider>
    </RaceContext>
  )
}
