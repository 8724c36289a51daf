import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { onTextsChanged, readRemoteTexts, translate } from '#i18n/i18n.ts'
import { TextContext, type Texts } from '#i18n/useText.ts'
import { useLanguage } from '#stores/language.ts'

/** Provides `useText` with one subscription instead of one per component. */
export function TextProvider({ children }: { children: ReactNode }) {
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
  return <TextContext value={texts}>{children}</TextContext>
}
