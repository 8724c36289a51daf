import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { onTextsChanged, readRemoteTexts, translate } from '#i18n/i18n.ts'
import { TextContext, type Texts } from '#i18n/useText.ts'
import { RaceProvider } from '#race/RaceProvider.tsx'
import { useLanguage } from '#stores/language.ts'
import { useSite } from '#stores/site.ts'

/** Provides the open site's race, and the texts with one subscription instead of one per component. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const race = useSite(({ state }) => (state.kind === 'open' ? state : undefined))
  const language = useLanguage((state) => state.language)
  const [remote, setRemote] = useState(readRemoteTexts)
  useEffect(() => {
    // In a transition, because every component is rendered again and a click must not wait for it.
    const update = () => startTransition(() => setRemote(readRemoteTexts()))
    update()
    return onTextsChanged(update)
  }, [])
  const texts = useMemo(
    (): Texts => ({ language, t: (key, values) => translate(key, values, language) }),
    // `translate` reads the remote texts, so new ones need a new `t`.
    // oxlint-disable-next-line react/exhaustive-deps
    [language, remote],
  )
  return (
    <RaceProvider id={race?.raceId ?? ''} config={race?.config}>
      <TextContext value={texts}>{children}</TextContext>
    </RaceProvider>
  )
}
