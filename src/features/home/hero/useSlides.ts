import { useMemo, useState } from 'react'
import { slidesAt } from '#domain/slides.ts'
import { now } from '#lib/serverClock.ts'
import { useConfig } from '#race/useRace.ts'
import type { Slide } from '#site-config/siteConfig.ts'

/** The slides of the moment at which the page was opened. */
export function useSlides(): Slide[] {
  const { carouselList } = useConfig()
  const [moment] = useState(now)
  return useMemo(() => slidesAt(carouselList, moment), [carouselList, moment])
}
