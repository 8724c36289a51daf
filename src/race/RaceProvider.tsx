import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '#i18n/languages.ts'
import { TextContext } from '#i18n/TextContext.ts'
import type { RaceInfo } from '#site-config/raceInfo.ts'
import { type Race, textsOf } from './race.ts'
import { RaceContext } from './RaceContext.ts'
import { RaceInfoContext } from './RaceInfoContext.ts'

interface Props {
  race: Race
  info?: RaceInfo | null
  language: Language
  children: ReactNode
}

/** Gives the components in it a race and its texts, with one subscription to changes of the texts. */
export function RaceProvider({ race, info = null, language, children }: Props) {
  const { i18n } = race
  const [version, setVersion] = useState(0)
  useEffect(() => {
    // In a transition, because every component is rendered again and a click must not wait for it.
    const update = () => startTransition(() => setVersion((count) => count + 1))
    i18n.store.on('added', update)
    return () => i18n.store.off('added', update)
  }, [i18n])
  const texts = useMemo(
    () => textsOf(race, language),
    // Remote texts need a new `t`, so that components read them.
    // oxlint-disable-next-line react/exhaustive-deps
    [race, language, version],
  )
  return (
    <RaceContext value={race}>
      <I18nextProvider i18n={i18n}>
        <TextContext value={texts}>
          <RaceInfoContext value={info}>{children}</RaceInfoContext>
        </TextContext>
      </I18nextProvider>
    </RaceContext>
  )
}
