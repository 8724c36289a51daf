import type { ReactNode } from 'react'
import { RaceProvider } from '#race/RaceProvider.tsx'
import { useLanguage } from '#stores/language.ts'
import { useSite } from '#stores/site.ts'

/** Provides the open site's race and its texts in the visitor's language. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const race = useSite((state) => state.race)
  const info = useSite((state) => state.raceInfo)
  const language = useLanguage((state) => state.language)
  return (
    <RaceProvider race={race} info={info} language={language}>
      {children}
    </RaceProvider>
  )
}
