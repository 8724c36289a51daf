import { type Period, isWithinPeriod } from '#lib/period.ts'

/** A slide, with the words and periods in which it leads. */
interface Dated extends Period {
  leads?: Period[]
}

/**
 * The slides of a moment (epoch ms) in order: first the one that leads, with the words for it, then
 * the others whose own period it is.
 */
export function slidesAt<S extends Dated>(slides: S[], moment: number): S[] {
  const shown = slides.flatMap((slide) => {
    const lead = slide.leads?.find((period) => isWithinPeriod(period, moment))
    if (lead) return [{ slide: { ...slide, ...lead }, isFirst: true }]
    return isWithinPeriod(slide, moment) ? [{ slide, isFirst: false }] : []
  })
  return shown.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({ slide }) => slide)
}
