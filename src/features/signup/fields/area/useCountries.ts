import { useMemo } from 'react'
import { type Country, countryName } from '../../../../api/basic/country.ts'
import { useText } from '../../../../i18n/useText.ts'
import { useSite } from '../../../../stores/site.ts'
import type { ListChoice } from '../inputs/Select.tsx'

const NO_CODES: string[] = []

/**
 * The service's countries and regions, limited to `codes` if given. The four Chinese regions come
 * first (spec §3 `itemSort`), the others sorted by name.
 */
export function useCountries(codes: string[] = NO_CODES): ListChoice[] {
  const { language } = useText()
  const countries = useSite((site) => site.countries)
  return useMemo(() => {
    const { compare } = new Intl.Collator(language)
    const nameOf = (country: Country) => countryName(country, language)
    return countries
      .filter(({ twoCode }) => codes.length === 0 || codes.includes(twoCode))
      .toSorted((a, b) => (a.itemSort ?? 0) - (b.itemSort ?? 0) || compare(nameOf(a), nameOf(b)))
      .map((country) => ({
        value: country.twoCode,
        label: nameOf(country),
        search: `${country.cnName} ${country.enName} ${country.threeCode}`,
      }))
  }, [countries, codes, language])
}
