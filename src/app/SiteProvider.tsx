import { type ReactNode, useEffect } from 'react'
import { MINUTE_MS } from '#lib/durations.ts'
import { RaceProvider } from '#race/RaceProvider.tsx'
import { useNow } from '#race/useNow.ts'
import { useLanguage } from '#stores/language.ts'
import { updateCards, useSite } from '#stores/site.ts'

/** Opens and closes cards as time goes by. */
function CardUpdates() {
  const moment = useNow(MINUTE_MS)
  useEffect(updateCards, [moment])
  return null
}

/** Provides the open site's race and its texts in the visitor's language. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const race = useSite((state) => state.race)
  const info = useSite((state) => state.raceInfo)
  const language = useLanguage((state) => state.language)
  return (
    <RaceProvider race={race} info={info} language={language}>
      <CardUpdates />
      {children}
    </RaceProvider>
  )
}
