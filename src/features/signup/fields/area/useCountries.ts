import { useMemo } from 'react'
import { countryName } from '#api/basic/country.ts'
import { useText } from '#i18n/useText.ts'
import { useSite } from '#stores/site.ts'
import type { ListChoice } from '../inputs/Select.tsx'

const NO_CODES: string[] = []

/**
 * The service's countries and regions, limited to `codes` if given. The four Chinese regions come
 * first (spec §3 `itemSort`), the others sorted by name.
 */
export function useCountries(codes: string[] = NO_CODES): ListChoice[] {
  const { language, languages } = useText()
  const countries = useSite((site) => site.countries)
  return useMemo(() => {
    const { compare } = new Intl.Collator(language)
    return countries
      .filter(({ twoCode }) => codes.length === 0 || codes.includes(twoCode))
      .map((country) => ({
        order: country.itemSort ?? 0,
        value: country.twoCode,
        label: countryName(country, languages),
        search: `${country.cnName} ${country.enName} ${country.threeCode}`,
      }))
      .toSorted((a, b) => a.order - b.order || compare(a.label, b.label))
  }, [countries, codes, language, languages])
}
